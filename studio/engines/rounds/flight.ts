import type { AnyFamily } from '../../families/family.ts';
import { titleOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import type { LoadedTitle } from '../../titles/load.ts';
import type { Seeds } from '../fairness.ts';
import { readied, seedsOf, storeStep } from '../instant/decide.ts';
import { playBet, playMove } from '../instant/play.ts';
import { roundById, type RoundRow } from '../instant/rounds.ts';
import { RETURN_MS } from '../outages/outage.ts';
import { OUTAGE, returnStake } from './return-stake.ts';
import { seedsOfTable, type TableRound, type TableTitle } from './tables.ts';

/** Bets that are decided in one transaction. */
const AT_ONCE = 200;
/** A bet whose stake is not yet taken or refused delays the take-off: look again after this long. */
const LOOK_AGAIN_MS = 200;
/** From the step to the take-off, so that those who watch hear of it before. */
const LEAD_MS = 400;

type Flight = NonNullable<NonNullable<AnyFamily['shared']>['flight']>;
/** The parts of a title whose rounds are flights. */
export const flightOf = ({ family }: Pick<LoadedTitle, 'family'>): Flight | undefined => family.shared?.flight;

/** How far the flight of this round goes, in hundredths. A secret until it ends. */
export async function endOf(title: LoadedTitle, seeds: Seeds): Promise<number> {
  const { step } = await playBet(title, title.family.shared!.watch, seeds);
  return (step.state as { end: number }).end;
}

/** Milliseconds since the take-off by the database's clock, negative before it, null without one; and whether it was called off. */
export async function flightNow(
  tx: Queryable,
  { id }: Pick<TableRound, 'id'>,
): Promise<{ ms: number | null; isCalledOff: boolean }> {
  const { rows } = await tx.query<{ ms: number | null; isCalledOff: boolean }>(
    `select (extract(epoch from clock_timestamp() - took_off_at) * 1000)::float8 as ms, called_off is not null as "isCalledOff"
       from table_round where id = $1`,
    [id],
  );
  return rows[0]!;
}

/** Takes a bet out at this multiplier; null leaves it to its own target, or to the end of the flight. */
export async function decideBet(studio: Studio, tx: Queryable, bet: RoundRow, at: number | null): Promise<void> {
  const title = titleOf(studio, bet.game);
  const move: unknown = flightOf(title)!.moveAt(at);
  const seeds = seedsOf(bet);
  const begun = await playBet(title, bet.bet, seeds);
  const played = await playMove(title, begun.step.state, move, seeds, begun.words);
  await storeStep(studio, tx, bet, await readied(studio, bet, played), { from: 'bet_ok', moves: [move] });
}

type Step = (studio: Studio, tx: Queryable, round: TableRound, title: TableTitle) => Promise<void>;

/** The steps of a flight that other rounds do not have. */
export const FLIGHT_STEPS: Partial<Record<TableRound['phase'], Step>> = {
  // The take-off waits until every stake is taken or refused.
  closed: async (_, tx, round, title) => {
    const { rowCount: waiting } = await tx.query(
      `select from round where table_round_id = $1 and state in ('created', 'bet_sent') limit 1`,
      [round.id],
    );
    if (waiting) return dueIn(tx, round, LOOK_AGAIN_MS);
    await writeTargets(tx, round, title);
    await tx.query(
      `update table_round set phase = 'flying', revision = revision + 1,
         took_off_at = clock_timestamp() + $2 * interval '1 millisecond' where id = $1`,
      [round.id, LEAD_MS],
    );
    await wait(tx, round, title);
  },
  // Bets that reached their target are paid while it flies. `due_at` is told to nobody.
  flying: async (studio, tx, round, title) => {
    if (round.called_off !== null) return endCalledOff(studio, tx, round, title);
    const flight = flightOf(title)!;
    const end = await endOf(title, seedsOfTable(round));
    const now = flight.multiplierAt(title.params, (await flightNow(tx, round)).ms ?? 0);
    const count = await decideSome(studio, tx, round, `and target <= ${Math.min(now, end)}`);
    if (count > 0) studio.nudge();
    if (count === AT_ONCE) return dueIn(tx, round, 0);
    if (now <= end) return wait(tx, round, title);
    await ended(tx, round, title);
  },
  drawn: async (studio, tx, round) => {
    const count = await decideSome(studio, tx, round, '');
    if (count === AT_ONCE) return dueIn(tx, round, 0);
    await tx.query(
      `update table_round set phase = 'settled', due_at = next_at, revision = revision + 1 where id = $1`,
      [round.id],
    );
    if (count > 0) studio.nudge();
  },
};

/** Players who come back learn that the flight was called off. */
const shownFor = ({ called_off }: TableRound, { table: { showMs } }: TableTitle): number =>
  called_off === null ? showMs : Math.max(showMs, RETURN_MS);

async function ended(tx: Queryable, round: TableRound, title: TableTitle): Promise<void> {
  await tx.query(
    `update table_round set phase = 'drawn', result = $2, due_at = clock_timestamp(), revision = revision + 1,
       next_at = clock_timestamp() + $3 * interval '1 millisecond' where id = $1`,
    [round.id, JSON.stringify({ end: await endOf(title, seedsOfTable(round)) }), shownFor(round, title)],
  );
}

/** Pays the targets that the flight reached before it was called off, and returns all other stakes that are still in. */
async function endCalledOff(studio: Studio, tx: Queryable, round: TableRound, title: TableTitle): Promise<void> {
  const paid = await decideSome(studio, tx, round, `and target <= ${round.called_off}`);
  const returned = paid < AT_ONCE ? await returnSome(studio, tx, round) : 0;
  studio.nudge();
  await (paid === AT_ONCE || returned === AT_ONCE ? dueIn(tx, round, 0) : ended(tx, round, title));
}

/** Decides the first of the bets that are still in and match. A cash-out that holds one of them goes first. */
async function decideSome(studio: Studio, tx: Queryable, round: TableRound, match: string): Promise<number> {
  const bets = await betsIn(tx, round, match);
  for (const bet of bets) await decideBet(studio, tx, bet, null);
  return bets.length;
}

/** Returns the stakes of the first of the bets that are still in. */
async function returnSome(studio: Studio, tx: Queryable, round: TableRound): Promise<number> {
  const bets = await betsIn(tx, round);
  const why = { reason: OUTAGE, said: 'called off by an outage' } as const;
  for (const bet of bets) await returnStake(studio, tx, bet, why);
  return bets.length;
}

/** Locks the first of the bets that are still in and match. */
async function betsIn(tx: Queryable, round: TableRound, match = ''): Promise<RoundRow[]> {
  const { rows } = await tx.query<{ id: string }>(
    // The order of one index, as in \`betsToDecide\`.
    `select id from round where table_round_id between $1 and $1 and state = 'bet_ok' ${match}
      order by table_round_id, number limit $2 for update`,
    [round.id, AT_ONCE],
  );
  const bets: RoundRow[] = [];
  for (const { id } of rows) bets.push((await roundById(tx, id))!);
  return bets;
}

/** The next step: the target of a bet that is still in, or the end. */
async function wait(tx: Queryable, round: TableRound, title: TableTitle): Promise<void> {
  const flight = flightOf(title)!;
  const end = await endOf(title, seedsOfTable(round));
  const { rows } = await tx.query<{ target: number | null }>(
    `select min(target) as target from round where table_round_id = $1 and state = 'bet_ok'`,
    [round.id],
  );
  const next = Math.min(rows[0]?.target ?? end + 1, end + 1);
  await tx.query(`update table_round set due_at = took_off_at + $2 * interval '1 millisecond' where id = $1`, [
    round.id,
    flight.msTo(title.params, next),
  ]);
}

async function writeTargets(tx: Queryable, round: TableRound, title: TableTitle): Promise<void> {
  const flight = flightOf(title)!;
  const { rows } = await tx.query<{ id: string; bet: unknown }>(
    `select id, bet from round where table_round_id = $1 and state = 'bet_ok'`,
    [round.id],
  );
  await tx.query(
    `update round r set target = g.target from unnest($1::text[], $2::int[]) as g (id, target) where r.id = g.id`,
    [rows.map(({ id }) => id), rows.map(({ bet }) => flight.targetOf(title.params, bet))],
  );
}

const dueIn = async (tx: Queryable, { id }: TableRound, inMs: number): Promise<void> => {
  await tx.query(`update table_round set due_at = clock_timestamp() + $2 * interval '1 millisecond' where id = $1`, [
    id,
    inMs,
  ]);
};
