import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import { RESET_LINK_MS, type auth, type LoginResult } from '../../../../contract/auth.ts';
import { inMerchant } from '../../../db/merchant.ts';
import { type Tx } from '../../../db/database.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import { commonFailure, type Fail } from '../../../http/failure.ts';
import { linkOrigin } from '../../../http/link-origin.ts';
import type { Call, CallOf } from '../../../http/route.ts';
import { hashToken, type MemberRow } from '../../../http/viewer.ts';
import { resetLetter } from '../../../messages/texts.ts';
import { startSession } from '../login/start-session.ts';
import { countAgainstQuota, knownAnswers } from '../codes/hourly-quota.ts';
import { checkNewPassword } from './rule.ts';
import type { Passwords } from '../../../crypto/passwords.ts';
import { keep } from '../../../jobs/retention.ts';

/** Lifetime of a link. */
const LINK_MINUTES = RESET_LINK_MS / 60_000;
/** Least time between two mails to one member. */
const PAUSE_SECONDS = 60;

/** AUTH-07: sends a one-time link to a member's mail address. Throws username_email_unknown if name and address do not match. */
export const mailResetLink = async (
  ctx: BaseContext,
  call: Call<'message_not_sent' | 'mode_not_offered' | 'username_email_unknown'>,
  { username, email }: RequestOf<typeof auth.mailResetLink>,
): Promise<ResponseOf<typeof auth.mailResetLink>> => {
  const { merchant, language } = call;
  const carrier = ctx.messages;
  if (!merchant.flags.CHNGPASSMAIL3 || !carrier || !ctx.origin) throw call.fail('mode_not_offered');
  await countAgainstQuota(ctx.database.db, merchant.code, knownAnswers('mail_known', call.ip));
  const member = await inMerchant(ctx.database.db, merchant.code)
    .selectFrom('members')
    .selectAll()
    .where('username', '=', username.toLowerCase())
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!member?.email) throw call.fail('username_email_unknown');
  const code = await drawLink(ctx, member);
  const link = `${linkOrigin(ctx.origin(), merchant)}/?reset=${code}`;
  const letter = resetLetter(language, { brand: merchant.brand.name, name: username, link, minutes: LINK_MINUTES });
  try {
    await carrier.mail({ merchant: merchant.code, to: member.email, ...letter }, call.fail);
  } catch (error) {
    await forgetLink(ctx, merchant.code, code);
    throw error;
  }
  return {};
};

/** Draws the member's only valid link. Throws too_many_requests if the last one is too recent. */
const drawLink = async ({ database }: BaseContext, { id, merchant }: MemberRow): Promise<string> => {
  const code = randomBytes(32).toString('base64url');
  await database.transact(async (tx) => {
    const tables = inMerchant(tx, merchant);
    // Serializes parallel requests.
    await tables.selectFrom('members').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    const last = await tables
      .selectFrom('password_links')
      .select(
        sql<number>`ceil(extract(epoch from expires_at - now()))::int - ${LINK_MINUTES * 60 - PAUSE_SECONDS}`.as(
          'left',
        ),
      )
      .where('member_id', '=', id)
      .executeTakeFirst();
    if (last && last.left > 0) throw commonFailure('too_many_requests', { details: { retryAfterSeconds: last.left } });
    await tables.deleteFrom('password_links').where('member_id', '=', id).execute();
    await tables
      .insertInto('password_links', {
        code_hash: hashToken(code),
        member_id: id,
        expires_at: sql<Date>`now() + make_interval(mins => ${LINK_MINUTES})` as unknown as Date,
      })
      .execute();
  });
  return code;
};

const forgetLink = async ({ database }: BaseContext, merchant: string, code: string): Promise<void> => {
  await inMerchant(database.db, merchant)
    .deleteFrom('password_links')
    .where('code_hash', '=', hashToken(code))
    .execute();
};

const useLink = async (tx: Tx, merchant: string, code: string, fail: Fail<'reset_link_over'>): Promise<void> => {
  const { numDeletedRows } = await inMerchant(tx, merchant)
    .deleteFrom('password_links')
    .where('code_hash', '=', hashToken(code))
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw fail('reset_link_over');
};

/**
 * AUTH-07: sets a new password by a mailed link, ends all sessions and logs in. Throws reset_link_over for a used, expired or
 * forged link.
 */
export const resetByLink = async (
  ctx: BaseContext,
  passwords: Passwords,
  call: CallOf<typeof auth.resetByLink>,
  { code, newPassword }: RequestOf<typeof auth.resetByLink>,
): Promise<LoginResult> => {
  const merchant = call.merchant.code;
  if (!call.merchant.flags.CHNGPASSMAIL3) throw call.fail('mode_not_offered');
  const tables = inMerchant(ctx.database.db, merchant);
  const link = await tables
    .selectFrom('password_links')
    .select('member_id')
    .where('code_hash', '=', hashToken(code))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!link) throw call.fail('reset_link_over');
  const member = await tables
    .selectFrom('members')
    .selectAll()
    .where('id', '=', link.member_id)
    .executeTakeFirstOrThrow();
  checkNewPassword(newPassword, member.username, call.fail);
  return startSession(ctx, call, member, {
    by: 'passwordReset',
    reset: { hash: await passwords.hash(newPassword), by: 'mail' },
    within: (tx) => useLink(tx, merchant, code, call.fail),
  });
};

/** A reset link is deleted when it has expired. */
export const resetLinkRetention = keep('password_links', 'expires_at', 0);
