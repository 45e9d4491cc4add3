import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { Language } from '../../../contract/primitives.ts';
import { everyMerchant, jsonb, type Database } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { findMerchant, hashToken, type MemberRow, type Merchant, type SessionRow } from '../../http/viewer.ts';

/** Time in which a browser begins the download. */
const TICKET_MS = 60_000;

export interface Export<Q> {
  merchant: Merchant;
  member: MemberRow;
  language: Language;
  query: Q;
}

/** Issues a ticket for one download. A browser saves a large file only from an address, which cannot carry the session's token. */
export const issueExportTicket = async (
  { db }: Database,
  session: SessionRow,
  language: Language,
  query: object,
): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url');
  await sql`
    insert into export_tickets (ticket_hash, merchant, session_id, query, language, expires_at)
    values (${hashToken(ticket)}, ${session.merchant}, ${session.id}, ${jsonb(query)}, ${language},
            clock_timestamp() + ${TICKET_MS} * interval '1 millisecond')`.execute(db);
  return ticket;
};

/** Redeems a ticket once; undefined if it is unknown, used or past, selects something else, or its session has ended. */
export const redeemExportTicket = async <Q>(
  { db }: Database,
  ticket: string,
  schema: z.ZodMiniType<Q>,
): Promise<Export<Q> | undefined> => {
  // The ticket alone says whose it is, so the merchant is read from its row.
  const all = everyMerchant(db);
  const used = await all
    .deleteFrom('export_tickets')
    .where('ticket_hash', '=', hashToken(ticket))
    .returning([
      'merchant',
      'session_id',
      'query',
      'language',
      sql<boolean>`expires_at > clock_timestamp()`.as('fresh'),
    ])
    .executeTakeFirst();
  if (!used?.fresh) return undefined;
  const member = await inMerchant(db, used.merchant)
    .selectFrom('members')
    .innerJoin('sessions', 'sessions.member_id', 'members.id')
    .selectAll('members')
    .where('sessions.id', '=', used.session_id)
    .where('sessions.ended_at', 'is', null)
    .where(sql<boolean>`sessions.expires_at > clock_timestamp()`)
    .executeTakeFirst();
  const merchant = await findMerchant(db, used.merchant);
  const query = schema.safeParse(used.query);
  if (!member || !merchant || !query.success) return undefined;
  return { merchant, member, language: Language.parse(used.language), query: query.data };
};
