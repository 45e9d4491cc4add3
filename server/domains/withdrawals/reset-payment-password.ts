import { sql } from 'kysely';
import { plainDigits } from '../../../contract/plain-digits.ts';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { ResetWay } from '../../../contract/payouts.ts';
import type { withdrawals } from '../../../contract/withdrawals.ts';
import type { AppContext } from '../../app/context.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import type { CallOf, MemberCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import {
  checkCode,
  checkPerson,
  hasSecondFactor,
  recordCredentials,
  sendDrawn,
  useCode,
  type CodeFor,
} from '../auth/index.ts';
import { isWeak } from './payment-password.ts';

/** Payouts wait so long after a reset by mail, because mailboxes are taken over more often than phones. */
const HELD_HOURS = 24;

/** Ways in which this member can reset the payment password, the best first. */
export const resetWays = async (ctx: BaseContext, db: Db | Tx, member: MemberRow): Promise<ResetWay[]> => [
  ...((await hasSecondFactor(db, member)) ? (['secondFactor'] as const) : []),
  ...(member.mobile && ctx.messages ? (['mobile'] as const) : []),
  ...(member.email && ctx.messages ? (['email'] as const) : []),
];

const codeFor = (
  { merchant, mobile, email }: MemberRow,
  way: 'mobile' | 'email',
  fail: Fail<'mode_not_offered'>,
): CodeFor => {
  const address = way === 'mobile' ? mobile : email;
  if (!address) throw fail('mode_not_offered');
  return { merchant, purpose: 'payment', address };
};

/** Sends a code to the member's own number or address, never to one from the request. */
export const sendResetCode = (
  ctx: BaseContext,
  call: MemberCall<'message_not_sent' | 'mode_not_offered' | 'text_codes_closed'>,
  { way }: RequestOf<typeof withdrawals.sendResetCode>,
): Promise<ResponseOf<typeof withdrawals.sendResetCode>> => {
  const carrier = ctx.messages;
  if (!carrier) throw call.fail('mode_not_offered');
  const which = codeFor(call.member, way, call.fail);
  const to = { merchant: which.merchant, to: which.address };
  return sendDrawn(ctx, call, which, (text) =>
    way === 'mobile'
      ? carrier.sms({ ...to, text }, call.fail)
      : carrier.mail({ ...to, subject: call.merchant.brand.name, text }, call.fail),
  );
};

/** Replaces the payment password after a proof, and unlocks it. */
export const resetPaymentPassword = async (
  ctx: AppContext,
  call: CallOf<typeof withdrawals.resetPaymentPassword>,
  { way, code: typed, paymentPassword }: RequestOf<typeof withdrawals.resetPaymentPassword>,
): Promise<ResponseOf<typeof withdrawals.resetPaymentPassword>> => {
  const { member, ip } = call;
  if (isWeak(paymentPassword)) throw call.fail('payment_password_weak');
  if (!(await resetWays(ctx, ctx.database.db, member)).includes(way)) throw call.fail('mode_not_offered');
  const code = plainDigits(typed);
  const which = way === 'secondFactor' ? undefined : codeFor(member, way, call.fail);
  // Tries are counted in transactions of their own, so that a refusal does not undo the count.
  if (which) await checkCode(ctx.database, which, code, ip, call.fail);
  else await checkPerson(ctx, ctx, call, { code }, () => call.fail('confirmation_wrong'));
  const hash = await ctx.passwords.hash(paymentPassword);
  return ctx.database.transact(async (tx) => {
    if (which) await useCode(tx, which, code, call.fail);
    const heldUntil = await replace(tx, member, hash, way === 'email', call.fail);
    await recordCredentials(tx, member, { action: 'payment_password_reset', ip, after: { way } });
    return { heldUntilMs: heldUntil?.getTime() ?? null };
  });
};

const replace = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  hash: string,
  isHeld: boolean,
  fail: Fail<'payment_password_needed'>,
): Promise<Date | null> => {
  const tables = inMerchant(tx, merchant);
  const replaced = await tables
    .updateTable('profiles')
    .set({
      payment_password_hash: hash,
      ...(isHeld && { payouts_held_until: sql<Date>`clock_timestamp() + make_interval(hours => ${HELD_HOURS})` }),
    })
    .where('member_id', '=', id)
    .where('payment_password_hash', 'is not', null)
    .returning('payouts_held_until')
    .executeTakeFirst();
  if (!replaced) throw fail('payment_password_needed');
  await tables.updateTable('payment_password_tries').set({ wrong: 0 }).where('member_id', '=', id).execute();
  return isHeld ? replaced.payouts_held_until : null;
};
