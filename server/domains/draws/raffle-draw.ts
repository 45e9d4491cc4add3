import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { commitmentOf, drawWinners, listHashOf } from '../../../contract/raffle-proof.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Database, type Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';
import { givePrize } from '../prizes/index.ts';
import { lockDraws } from './draw-row.ts';
import { allDrawsChanged, drawsChanged } from './feed.ts';
import { listOf, raffleRow, type Raffle } from './raffle.ts';
import { keptPrize } from './shown-prize.ts';

const BYTES = 32;

/** Makes the secret of a new raffle, whose hash is public before the first ticket. */
export const makeSeed = async (tx: Tx, { id, merchant }: Pick<Raffle, 'id' | 'merchant'>) => {
  const seed = randomBytes(BYTES).toString('hex');
  await inMerchant(tx, merchant)
    .insertInto('raffles', {
      draw_id: id,
      seed,
      commitment: await commitmentOf(seed),
    })
    .execute();
};

/** Members who are shut out. */
const shutOut = sql<boolean>`members.locked or coalesce(members.excluded_until > row_clock(), false)`;

/** Whether the raffle still runs: the operator may have paused or ended it. The caller holds the operator's lock. */
const runs = async (tx: Tx, { id, merchant }: Raffle): Promise<boolean> => {
  const row = await inMerchant(tx, merchant)
    .selectFrom('draws')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state === 'running';
};

/** Whether settled bets of the raffle's days still wait to be counted. */
const playWaits = async (tx: Tx, { merchant, to_day }: Raffle): Promise<boolean> => {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from play_waiting w join rounds r on r.id = w.round_id join merchants m on m.code = w.merchant
                    where w.merchant = ${merchant} and r.opened_at < day_begin(${to_day}::date + 1, m.brand)) as waits`.execute(
    tx,
  );
  return firstOf(rows).waits;
};

/**
 * Fixes the list of tickets and publishes its hash: from now on no ticket changes. Tickets of who is shut out are void. Waits while
 * settled bets are not counted yet.
 */
export const fixList = async (tx: Tx, raffle: Raffle): Promise<void> => {
  const { id, merchant } = raffle;
  await lockDraws(tx, merchant, 'operator');
  if ((await raffleRow(tx, raffle)).listed_at || !(await runs(tx, raffle)) || (await playWaits(tx, raffle))) return;
  await sql`select raffles_count(${merchant})`.execute(tx);
  await sql`
    update raffle_entries e set void = true, version = version + 1 from members
     where members.id = e.member_id and e.draw_id = ${id} and e.merchant = ${merchant} and (${shutOut})`.execute(tx);
  await inMerchant(tx, merchant)
    .updateTable('raffles')
    .set({ listed_at: sql<Date>`row_clock()`, list_hash: await listHashOf(await listOf(tx, raffle)) })
    .where('draw_id', '=', id)
    .execute();
  await allDrawsChanged(tx, merchant);
};

/**
 * Fixes the public part of the randomness, once and only after the list: the value of the public source, or one that the server makes
 * now. Entries that were shut out since are void. Returns false where it is fixed, or the list is not.
 */
export const fixRandomness = async (tx: Tx, { id, merchant }: Raffle, value?: string): Promise<boolean> => {
  const { numUpdatedRows } = await inMerchant(tx, merchant)
    .updateTable('raffles')
    .set({
      randomness: value ?? randomBytes(BYTES).toString('hex'),
      randomness_at: sql<Date>`row_clock()`,
      void: sql<string[]>`array(
        select e.entry from raffle_entries e join members on members.id = e.member_id
         where e.draw_id = ${id} and not e.void and e.tickets > 0 and (${shutOut}) order by 1)`,
    })
    .where('draw_id', '=', id)
    .where('list_hash', 'is not', null)
    .where('randomness', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

type Guarded = Pick<Database, 'transact'> & { db: Database['db'] };
interface Drawing {
  database: Guarded;
  guard?: (tx: Tx) => Promise<void>;
  signal?: AbortSignal;
}

/**
 * Draws a raffle whose randomness is fixed: the result follows from what is stored, so that a run that was killed is done again with
 * the same result, and a second run changes nothing.
 */
export const drawRaffle = async ({ database, guard, signal }: Drawing, raffle: Raffle): Promise<void> => {
  const { id, merchant, terms } = raffle;
  const row = await raffleRow(database.db, raffle);
  if (row.drawn_at || row.randomness === null || row.list_hash === null) return;
  const winners = await drawWinners(
    {
      ...{ list: await listOf(database.db, raffle), listHash: row.list_hash, randomness: row.randomness },
      ...{ void: row.void, oneEach: terms.oneEach, prizes: terms.prizes.map(({ count }) => ({ name: '', count })) },
    },
    (message) => createHmac('sha256', row.seed).update(message).digest('hex'),
    signal ? { signal } : {},
  );
  const prizeOf = terms.prizes.flatMap(({ prize, count }, index) =>
    Array.from({ length: count }, () => ({ prize, index })),
  );
  await database.transact(async (tx) => {
    await guard?.(tx);
    await lockDraws(tx, merchant, 'operator');
    if (!(await runs(tx, raffle))) return;
    const tables = inMerchant(tx, merchant);
    const { numUpdatedRows } = await tables
      .updateTable('raffles')
      .set({ drawn_at: sql<Date>`row_clock()` })
      .where('draw_id', '=', id)
      .where('drawn_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    for (const [index, { entry, ticket, hmac }] of winners.entries()) {
      const { prize, index: prizeIndex } = prizeOf[index]!;
      const { member_id } = await tables
        .selectFrom('raffle_entries')
        .select('member_id')
        .where('draw_id', '=', id)
        .where('entry', '=', entry)
        .executeTakeFirstOrThrow();
      await tables
        .insertInto('raffle_winners', {
          ...{ draw_id: id, place: index + 1, member_id, entry, ticket, hmac },
          ...{ prize_index: prizeIndex, prize: jsonb(prize) },
        })
        .execute();
    }
    await tables.updateTable('draws').set({ state: 'ended' }).where('id', '=', id).execute();
    await allDrawsChanged(tx, merchant);
  });
};

/** Gives a winner the prize, once, in one transaction. Who is shut out by now gets nothing. */
export const giveWinner = async (
  tx: Tx,
  { merchant, drawId, place }: { merchant: string; drawId: number; place: number },
) => {
  const tables = inMerchant(tx, merchant);
  const winner = await tables
    .selectFrom('raffle_winners')
    .select(['member_id', 'prize'])
    .where('draw_id', '=', drawId)
    .where('place', '=', place)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!winner) return;
  const memberId = winner.member_id;
  const prize = keptPrize(winner.prize)!;
  const given = await givePrize(tx, { merchant, memberId, prize, occasion: `raffle:${drawId}:${place}` });
  await tables
    .updateTable('raffle_winners')
    .set({
      decided_at: sql<Date>`row_clock()`,
      award_id: 'awardId' in given ? given.awardId : null,
      refusal: 'refusal' in given ? given.refusal : null,
    })
    .where('draw_id', '=', drawId)
    .where('place', '=', place)
    .execute();
  await drawsChanged(tx, merchant, [memberId]);
};
