import { sql } from 'kysely';
import type { ResponseOf } from '../../../contract/define.ts';
import { DRAW_ROWS, type draws, type RaffleProof, type ShownRaffle } from '../../../contract/draws.ts';
import type { RaffleTerms } from '../../../contract/draws-operator.ts';
import type { Language } from '../../../contract/primitives.ts';
import { listLine } from '../../../contract/raffle-proof.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';
import { maskedName } from '../../shared/masked-name.ts';
import type { DrawRow } from './draw-row.ts';
import { keptPrize, nameIn, readPrizes, type Prizes } from './shown-prize.ts';

export type Raffle = DrawRow<RaffleTerms>;

/** A raffle's row with when its list is fixed and when it is drawn, as the terms say, or as it was. */
export const raffleRow = async (db: Db | Tx, { id, merchant, to_day, terms }: Raffle) => {
  const { rows } = await sql<{ isOver: boolean; listsAt: Date; drawsAt: Date }>`
    select ends.at <= row_clock() as "isOver", coalesce(r.listed_at, ends.at + ${terms.settleMinutes} * interval '1 minute') as "listsAt",
           coalesce(r.drawn_at, coalesce(r.listed_at, ends.at + ${terms.settleMinutes} * interval '1 minute')
                                + ${terms.drawMinutes} * interval '1 minute') as "drawsAt"
      from raffles r join merchants m on m.code = r.merchant, lateral (select day_begin(${to_day}::date + 1, m.brand) as at) ends
     where r.draw_id = ${id} and r.merchant = ${merchant}`.execute(db);
  const row = await inMerchant(db, merchant)
    .selectFrom('raffles')
    .selectAll()
    .where('draw_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, ...firstOf(rows) };
};

const phaseOf = ({ drawn_at, listed_at, isOver }: Awaited<ReturnType<typeof raffleRow>>): ShownRaffle['phase'] => {
  if (drawn_at) return 'drawn';
  if (listed_at) return 'listed';
  return isOver ? 'closed' : 'open';
};

interface Reader {
  member?: { id: number } | undefined;
  language: Language;
}

/** A raffle as a member or a visitor sees it. */
export const shownRaffle = async (
  db: Db | Tx,
  raffle: Raffle,
  { member, language }: Reader,
  prizes: Prizes,
): Promise<ShownRaffle> => {
  const { terms } = raffle;
  const row = await raffleRow(db, raffle);
  const tables = inMerchant(db, raffle.merchant);
  const { total } = await tables
    .selectFrom('raffle_entries')
    .select(sql<number>`coalesce(sum(tickets) filter (where not void), 0)::bigint`.as('total'))
    .where('draw_id', '=', raffle.id)
    .executeTakeFirstOrThrow();
  return {
    kind: 'raffle',
    phase: phaseOf(row),
    ...{ perTicket: terms.perTicket, maxTickets: terms.maxTickets, oneEach: terms.oneEach },
    prizes: terms.prizes.map(({ prize, count, texts }) => ({
      ...{ name: nameIn(texts, language), prize: prizes.shown(prize, language), count },
    })),
    commitment: row.commitment,
    listHash: row.list_hash,
    drawsAtMs: row.drawsAt.getTime(),
    publicSource: terms.publicSource,
    total,
    own: member ? await ownTickets(db, raffle, row.void, member.id, language) : null,
  };
};

const ownTickets = async (
  db: Db | Tx,
  { id, merchant, terms }: Raffle,
  voided: readonly string[],
  memberId: number,
  language: Language,
): Promise<ShownRaffle['own']> => {
  const tables = inMerchant(db, merchant);
  const own = await tables
    .selectFrom('raffle_entries')
    .select(['entry', 'stake', 'tickets', 'void'])
    .where('draw_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const won = await tables
    .selectFrom('raffle_winners')
    .select(['place', 'prize_index', 'prize', 'decided_at', 'refusal'])
    .where('draw_id', '=', id)
    .where('member_id', '=', memberId)
    .orderBy('place')
    .execute();
  const kept = won.map(({ prize }) => keptPrize(prize)!);
  const prizes = await readPrizes(db, merchant, kept);
  return {
    entry: own?.entry ?? null,
    stake: own?.stake ?? 0,
    tickets: own?.tickets ?? 0,
    void: own !== undefined && (own.void || voided.includes(own.entry)),
    won: won.map(({ place, prize_index, decided_at, refusal }, index) => ({
      place,
      name: nameIn(terms.prizes[prize_index]?.texts, language),
      prize: prizes.shown(kept[index]!, language),
      given: decided_at !== null && refusal === null,
    })),
  };
};

type Winners = ResponseOf<typeof draws.raffle>['list'][number]['winners'];

/** Winners of one answer. */
const WINNERS = 200;

/** Who won, in the order of the prizes; names are masked. */
export const winnersOf = async (db: Db | Tx, { id, merchant, terms }: Raffle, language: Language): Promise<Winners> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('raffle_winners')
    .innerJoin('members', 'members.id', 'raffle_winners.member_id')
    .select(['place', 'entry', 'ticket', 'prize_index', 'members.nickname'])
    .where('draw_id', '=', id)
    .orderBy('place')
    .limit(WINNERS)
    .execute();
  return rows.map(({ nickname, prize_index, ...row }) => ({
    ...row,
    name: maskedName(nickname),
    prizeName: nameIn(terms.prizes[prize_index]?.texts, language),
  }));
};

/** The lines of the list of tickets. They stay once it is fixed. */
export const listOf = async (db: Db | Tx, { id, merchant }: Pick<Raffle, 'id' | 'merchant'>): Promise<string[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('raffle_entries')
    .select(['entry', 'tickets'])
    .where('draw_id', '=', id)
    .where('void', '=', false)
    .where('tickets', '>', 0)
    .execute();
  return rows.map(({ entry, tickets }) => listLine(entry, tickets)).sort();
};

/** What decides a drawn raffle; undefined before the draw. */
export const proofOf = async (db: Db | Tx, raffle: Raffle): Promise<RaffleProof | undefined> => {
  const { id, merchant, code, terms } = raffle;
  const row = await raffleRow(db, raffle);
  if (row.drawn_at === null || row.list_hash === null || row.randomness === null) return undefined;
  const winners = await inMerchant(db, merchant)
    .selectFrom('raffle_winners')
    .select(['place', 'entry', 'ticket', 'hmac'])
    .where('draw_id', '=', id)
    .orderBy('place')
    .execute();
  return {
    raffle: code,
    ...{ seed: row.seed, commitment: row.commitment, list: await listOf(db, raffle), listHash: row.list_hash },
    ...{ randomness: row.randomness, publicSource: terms.publicSource, void: row.void },
    prizes: terms.prizes.map(({ count, texts }) => ({ name: nameIn(texts, 'EN'), count })),
    ...{ oneEach: terms.oneEach, winners },
  };
};

type Ticket = ResponseOf<typeof draws.ticket>;

/**
 * The member's rounds that filled a ticket: the nth has the nth part of the valid stake, in the order in which they were opened.
 * Undefined where the member has no such ticket.
 */
export const ticketOf = async (
  db: Db,
  { id, merchant, terms, from_day, to_day }: Raffle,
  memberId: number,
  ticket: number,
): Promise<Ticket | undefined> => {
  const own = await inMerchant(db, merchant)
    .selectFrom('raffle_entries')
    .select('tickets')
    .where('draw_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!own || ticket < 1 || ticket > own.tickets) return undefined;
  const [from, to] = [(ticket - 1) * terms.perTicket, ticket * terms.perTicket];
  const { rows } = await sql<Ticket['list'][number]>`
    with played as (
      select r.id, r.opened_at, r.node_id, valid_stake_of(r) as stake, sum(valid_stake_of(r)) over (order by r.opened_at, r.id) as until
        from rounds r join merchants m on m.code = r.merchant
       where r.merchant = ${merchant} and r.member_id = ${memberId} and r.ledger = 'real' and r.state = 'closed'
         and r.opened_at >= day_begin(${from_day}::date, m.brand) and r.opened_at < day_begin(${to_day}::date + 1, m.brand)
    )
    select p.id as "roundId", p.node_id as "nodeId", coalesce(g.name, '') as game, in_ms(p.opened_at) as "atMs", p.stake as "validStake",
           (least(p.until, ${to}) - greatest(p.until - p.stake, ${from}))::bigint as counted
      from played p left join games g on g.merchant = ${merchant} and g.node_id = p.node_id
     where p.stake > 0 and p.until > ${from} and p.until - p.stake < ${to}
     order by p.opened_at, p.id limit ${DRAW_ROWS + 1}`.execute(db);
  return { list: rows.slice(0, DRAW_ROWS), hasMore: rows.length > DRAW_ROWS };
};
