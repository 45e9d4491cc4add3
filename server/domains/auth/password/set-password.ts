import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import type { MemberRow } from '../../../http/viewer.ts';
import { endSessions } from '../sessions/sessions.ts';
import { forgetFailures } from '../login/login-lockout.ts';

interface Change {
  /** Hash of the new password. */
  hash: string;
  /** The session to keep; absent: end all. */
  keep?: string;
  /** Somebody else set it: the member must change it at the next login if the merchant requires that (AUTH-02). */
  given?: boolean;
}

/**
 * Sets a member's password. Ends its sessions, its pending second-factor logins, and its reset and login links. Returns how many
 * sessions ended, or undefined if the password is no longer the one in `member`.
 */
export const setPassword = async (
  tx: Tx,
  member: MemberRow,
  { hash, keep, given = false }: Change,
): Promise<number | undefined> => {
  const tables = inMerchant(tx, member.merchant);
  const { numUpdatedRows } = await tables
    .updateTable('members')
    .set({ password_hash: hash, password_changed_at: sql<Date>`now()`, password_given: given })
    .where('id', '=', member.id)
    .where('password_hash', '=', member.password_hash)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return undefined;
  const whose = { merchant: member.merchant, memberId: member.id, except: keep };
  const ended = await endSessions(tx, whose, given ? 'operator' : 'elsewhere');
  await tables.deleteFrom('factor_tickets').where('member_id', '=', member.id).execute();
  await tables.deleteFrom('password_links').where('member_id', '=', member.id).execute();
  await tables.deleteFrom('login_links').where('member_id', '=', member.id).execute();
  await forgetFailures(tx, member);
  return ended;
};
