import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import { jsonb, type Tx } from '../../../db/database.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { Fail } from '../../../http/failure.ts';
import { hashToken, type MemberRow } from '../../../http/viewer.ts';
import { recordCredentials } from '../sessions/audit-credentials.ts';
import { keep } from '../../../jobs/retention.ts';

const TICKET_MINUTES = 5;
const MAX_WRONG = 5;
/** For all tickets of a member within these minutes, because the password allows any number of tickets. */
const MAX_WRONG_OF_MEMBER = 20;
/** Since the last right code, without a time limit (NIST SP 800-63B). Beyond it only a recovery code is accepted. */
const MAX_GUESSES = 100;

/** Draws a ticket after the first factor was checked. `entry` holds the login method. */
export const drawFactorTicket = async (tx: Tx, { id, merchant }: MemberRow, entry: object): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url');
  await inMerchant(tx, merchant)
    .insertInto('factor_tickets', {
      ticket_hash: hashToken(ticket),
      member_id: id,
      entry: jsonb(entry),
      expires_at: sql<Date>`now() + make_interval(mins => ${TICKET_MINUTES})` as unknown as Date,
    })
    .execute();
  return ticket;
};

/**
 * Counts one try with a ticket and returns its member. Throws second_factor_over if the ticket is unknown, expired or was tried
 * five times, or if the code is a guessable one and the member's tickets together were tried too often. A recovery code still
 * lets the owner log in while somebody else guesses.
 * Runs in its own transaction, so that a refusal does not undo the count. Locks the member's row, so that parallel requests gain
 * no tries.
 */
export const tryFactorTicket = (
  { database }: BaseContext,
  merchant: string,
  ticket: string,
  { isTotp, ip }: { isTotp: boolean; ip: string },
  fail: Fail<'second_factor_closed' | 'second_factor_over'>,
): Promise<{ memberId: number; entry: unknown }> =>
  database.transact(async (tx) => {
    const tables = inMerchant(tx, merchant);
    const drawn = tables.selectFrom('factor_tickets').select('member_id').where('ticket_hash', '=', hashToken(ticket));
    await tables.selectFrom('members').select('id').where('id', '=', drawn).forNoKeyUpdate().execute();
    const owed = await tables
      .updateTable('factor_tickets')
      .set({ wrong: sql<number>`wrong + 1` })
      .where('ticket_hash', '=', hashToken(ticket))
      .where('expires_at', '>', sql<Date>`now()`)
      .where('wrong', '<', MAX_WRONG)
      .$if(isTotp, (query) =>
        query.where(
          sql<boolean>`(select sum(t.wrong) from factor_tickets t
                         where t.member_id = factor_tickets.member_id and t.expires_at > now()) < ${MAX_WRONG_OF_MEMBER}`,
        ),
      )
      .returning(['member_id', 'entry'])
      .executeTakeFirst();
    if (!owed) throw fail('second_factor_over');
    if (isTotp) await countGuess(tx, { id: owed.member_id, merchant }, ip, fail);
    return { memberId: owed.member_id, entry: owed.entry };
  });

/** Counts a guess at the authenticator code. Throws second_factor_closed after too many, which the audit records. */
const countGuess = async (
  tx: Tx,
  member: Pick<MemberRow, 'id' | 'merchant'>,
  ip: string,
  fail: Fail<'second_factor_closed'>,
): Promise<void> => {
  const counted = await inMerchant(tx, member.merchant)
    .updateTable('second_factors')
    .set({ guesses: sql<number>`guesses + 1` })
    .where('member_id', '=', member.id)
    .where('guesses', '<', MAX_GUESSES)
    .returning('guesses')
    .executeTakeFirst();
  if (!counted) throw fail('second_factor_closed');
  if (counted.guesses === MAX_GUESSES) await recordCredentials(tx, member, { action: 'second_factor_closed', ip });
};

/** Uses a ticket up. Throws second_factor_over if another request used it first. */
export const useFactorTicket = async (
  tx: Tx,
  merchant: string,
  ticket: string,
  fail: Fail<'second_factor_over'>,
): Promise<void> => {
  const { numDeletedRows } = await inMerchant(tx, merchant)
    .deleteFrom('factor_tickets')
    .where('ticket_hash', '=', hashToken(ticket))
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw fail('second_factor_over');
};

/** A second-factor ticket is deleted when it has expired. */
export const factorTicketRetention = keep('factor_tickets', 'expires_at', 0);
