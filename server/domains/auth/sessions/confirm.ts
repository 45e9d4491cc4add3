import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { security } from '../../../../contract/security.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import { CONFIRMED_FOR_MS, drawConfirmation } from '../../../http/confirmation.ts';
import type { Failure } from '../../../http/failure.ts';
import type { MemberCall } from '../../../http/route.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import type { Passwords } from '../../../crypto/passwords.ts';
import { hasSecondFactor, useFactor } from '../second-factor/second-factor.ts';
import { recordCredentials } from './audit-credentials.ts';

/** Wrong passwords and codes per session within the window. Beyond it none is checked until the window ends. */
const MAX_WRONG = 5;
const WINDOW_SECONDS = 15 * 60;

/** Throws `wrong` unless the password is right, and the code if one is required. Counts each try before the check. */
export const checkPerson = async (
  ctx: BaseContext,
  { encryption, passwords }: { encryption: Encryption; passwords: Passwords },
  { member, session, ip, fail }: MemberCall,
  shown: { password?: string; code?: string },
  wrong: () => Failure,
): Promise<void> => {
  const sessions = inMerchant(ctx.database.db, member.merchant);
  const isOver = sql<boolean>`confirm_wrong_at is null or confirm_wrong_at < now() - make_interval(secs => ${WINDOW_SECONDS})`;
  const counted = await sessions
    .updateTable('sessions')
    .set({
      confirm_wrong: sql<number>`case when ${isOver} then 1 else confirm_wrong + 1 end`,
      confirm_wrong_at: sql<Date>`case when ${isOver} then now() else confirm_wrong_at end`,
    })
    .where('id', '=', session.id)
    .where(sql<boolean>`(${isOver} or confirm_wrong < ${MAX_WRONG})`)
    .executeTakeFirst();
  if (counted.numUpdatedRows !== 1n)
    throw fail('too_many_requests', { details: { retryAfterSeconds: WINDOW_SECONDS } });
  const { password, code } = shown;
  if (password === undefined && code === undefined) throw wrong();
  if (password !== undefined && !(await passwords.verify(member.password_hash, password))) throw wrong();
  if (code !== undefined) {
    const used = await ctx.database.transact(async (tx) => {
      const found = await useFactor(tx, encryption, member, code, ctx.now());
      if (found === 'recovery') await recordCredentials(tx, member, { action: 'recovery_code_used', ip });
      return found;
    });
    if (!used) throw wrong();
  }
  // If a code is required, a right password takes back only its own try. Otherwise it would allow any number of guesses at the
  // code.
  const isAll = code !== undefined || !(await hasSecondFactor(ctx.database.db, member));
  await sessions
    .updateTable('sessions')
    .set({ confirm_wrong: isAll ? 0 : sql<number>`greatest(confirm_wrong - 1, 0)` })
    .where('id', '=', session.id)
    .execute();
};

/** Confirms the member's identity: restarts the idle time (PP-04) and permits one call that requires confirmation. */
export const confirm = async (
  ctx: BaseContext,
  means: { encryption: Encryption; passwords: Passwords },
  call: MemberCall<'confirmation_wrong'>,
  shown: RequestOf<typeof security.confirm>,
): Promise<ResponseOf<typeof security.confirm>> => {
  await checkPerson(ctx, means, call, shown, () => call.fail('confirmation_wrong'));
  const confirmation = await ctx.database.transact(async (tx) => {
    await inMerchant(tx, call.merchant.code)
      .updateTable('sessions')
      .set({ idle_seconds: 0, last_active_at: sql<Date>`now()` })
      .where('id', '=', call.session.id)
      .execute();
    return drawConfirmation(tx, call.session.id);
  });
  return { confirmation, expiresAtMs: ctx.now() + CONFIRMED_FOR_MS };
};
