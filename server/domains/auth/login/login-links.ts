import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { LoginResult } from '../../../../contract/auth.ts';
import { inMerchant } from '../../../db/merchant.ts';
import { type Tx } from '../../../db/database.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { Fail } from '../../../http/failure.ts';
import type { Call } from '../../../http/route.ts';
import { hashToken, type MemberRow } from '../../../http/viewer.ts';
import { type LoginFailure, startSession } from './start-session.ts';
import { keep } from '../../../jobs/retention.ts';

export const LINK_MINUTES = 10;

/** Draws the code of a one-time login link for this member. Only its hash is stored. */
export const drawLoginLink = async (tx: Tx, { id, merchant }: Pick<MemberRow, 'id' | 'merchant'>): Promise<string> => {
  const code = randomBytes(32).toString('base64url');
  await inMerchant(tx, merchant)
    .insertInto('login_links', {
      code_hash: hashToken(code),
      member_id: id,
      expires_at: sql<Date>`now() + make_interval(mins => ${LINK_MINUTES})` as unknown as Date,
    })
    .execute();
  return code;
};

/** AUTH-04: exchanges a link's code for a session, once. The error is the same for used, expired and forged codes. */
export const exchange = async (
  ctx: BaseContext,
  call: Call<LoginFailure | 'login_link_over'>,
  code: string,
): Promise<LoginResult> => {
  const merchant = call.merchant.code;
  const member = await inMerchant(ctx.database.db, merchant)
    .selectFrom('members')
    .selectAll()
    .where('id', '=', (query) =>
      query
        .selectFrom('login_links')
        .select('member_id')
        .where('code_hash', '=', hashToken(code))
        .where('expires_at', '>', sql<Date>`now()`),
    )
    .executeTakeFirst();
  if (!member) throw call.fail('login_link_over');
  return startSession(ctx, call, member, { by: 'link', within: (tx) => useLink(tx, merchant, code, call.fail) });
};

const useLink = async (tx: Tx, merchant: string, code: string, fail: Fail<'login_link_over'>): Promise<void> => {
  const { numDeletedRows } = await inMerchant(tx, merchant)
    .deleteFrom('login_links')
    .where('code_hash', '=', hashToken(code))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw fail('login_link_over');
};

/** A login link is deleted when it has expired. */
export const loginLinkRetention = keep('login_links', 'expires_at', 0);
