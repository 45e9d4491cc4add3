import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { makeDueStep } from '../due-step.ts';
import { playBet, sameDraw } from '../instant/play.ts';
import type { RoundState } from '../instant/rounds.ts';
import { afterStep, hasBetOn, shownAtDraw } from './choice-steps.ts';
import { FLIGHT_STEPS, flightOf } from './flight.ts';
import { AT_ONCE, settleSome } from './settle.ts';
import { isTable, openRoundOf, seedsOfTable, type TableRound, type TableTitle } from './tables.ts';

/** A bet or a choice whose stake is not yet taken or refused delays the draw: look again after this long. */
const LOOK_AGAIN_MS = 200;

/** Makes one due step of one table, if any. */
export const stepNext = (studio: Studio): Promise<boolean> =>
  makeDueStep<TableRound>(studio, 'table_round', async (tx, round) => {
    const title = studio.titles.get(round.game);
    if (!title || !isTable(title)) {
      // The table is gone. Its open bets are decided as those of any removed title are: by an operator.
      await tx.query(`update table_round set due_at = null where id = $1`, [round.id]);
      return;
    }
    const step = (flightOf(title) && FLIGHT_STEPS[round.phase]) ?? STEPS[round.phase];
    await step?.(studio, tx, round, title);
  });

type Step = (studio: Studio, tx: Queryable, round: TableRound, title: TableTitle) => Promise<void>;

const STEPS: Partial<Record<TableRound['phase'], Step>> = {
  // The update waits for bets that are being recorded: each is in the round for all readers, or for none.
  open: async (_, tx, { id }) => {
    await tx.query(
      `update table_round set phase = 'closed', due_at = draws_at, revision = revision + 1 where id = $1`,
      [id],
    );
  },
  closed: async (_, tx, round, title) => {
    if (await isAwaited(tx, round, ['created', 'bet_sent'])) return again(tx, round, LOOK_AGAIN_MS);
    const shared = title.family.shared!;
    const { choice } = shared;
    if (!choice) return drawn(tx, round, title, 0);
    const { step } = await playBet(title, shared.watch, seedsOfTable(round));
    const isRequested = step.payout === null && (!choice.steps || (await hasBetOn(tx, round, choice.steps.place)));
    await (isRequested ? ask(tx, round, title, { step: 0, state: step.state }) : drawn(tx, round, title, 0));
  },
  // A choice that was recorded in time counts if its further stake is taken.
  deciding: async (_, tx, round, title) => {
    if (await isAwaited(tx, round, ['raise_sent'])) return again(tx, round, LOOK_AGAIN_MS);
    if (!title.family.shared!.choice!.steps) return drawn(tx, round, title, 1);
    const { next, shown } = await afterStep(tx, round, title);
    await (next === null ? drawn(tx, round, title, shown) : ask(tx, round, title, { step: shown, state: next }));
  },
  drawn: async (studio, tx, round, title) => {
    const decided = await settleSome(studio, tx, round, title);
    if (decided > 0) studio.nudge();
    if (decided === AT_ONCE) return again(tx, round, 0);
    await tx.query(
      `update table_round set phase = 'settled', due_at = next_at, revision = revision + 1 where id = $1`,
      [round.id],
    );
  },
  settled: async (_, tx, round, title) => {
    await openRoundOf(tx, { merchant: round.merchant, title }, round.number + 1);
    await tx.query(`update table_round set due_at = null where id = $1`, [round.id]);
  },
};

/** Tells what is dealt, and lets players decide about it from now on. */
async function ask(
  tx: Queryable,
  { id }: TableRound,
  { family, params, table }: TableTitle,
  { step, state }: { step: number; state: unknown },
): Promise<void> {
  await tx.query(
    `update table_round set phase = 'deciding', dealt = $2, step = $5, revision = revision + 1, due_at = now + $3 * ms,
            draws_at = now + $3 * ms, next_at = now + $4 * ms
       from (select clock_timestamp() as now, interval '1 millisecond' as ms) t where id = $1`,
    [
      id,
      JSON.stringify(family.shared!.choice!.dealt(params, state)),
      table.decideMs,
      table.decideMs! + table.showMs,
      step,
    ],
  );
}

/** Draws the round. `shown` is how often the watched bet went on by the moves of players. */
async function drawn(tx: Queryable, round: TableRound, title: TableTitle, shown: number): Promise<void> {
  const shared = title.family.shared!;
  const hasSteps = shared.choice?.steps !== undefined;
  const times = hasSteps ? await shownAtDraw(tx, round, title, shown) : shown;
  const moves = Array.from({ length: times }, (): unknown => shared.choice!.watch);
  const { step } = await sameDraw(title, seedsOfTable(round))(shared.watch, moves);
  await tx.query(
    `update table_round set phase = 'drawn', result = $2, due_at = clock_timestamp(), revision = revision + 1,
            next_at = case when $3 then clock_timestamp() + $4 * interval '1 millisecond' else next_at end
      where id = $1`,
    [round.id, JSON.stringify(shared.result(title.params, step.state)), hasSteps, title.table.showMs],
  );
}

/** Whether a stake of the round is not yet taken or refused. */
async function isAwaited(tx: Queryable, { id }: TableRound, states: readonly RoundState[]): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from round where table_round_id = $1 and state in ('created', 'bet_sent', 'raise_sent') and state = any($2) limit 1`,
    [id, states],
  );
  return rowCount === 1;
}

const again = async (tx: Queryable, { id }: TableRound, inMs: number): Promise<void> => {
  await tx.query(`update table_round set due_at = clock_timestamp() + $2 * interval '1 millisecond' where id = $1`, [
    id,
    inMs,
  ]);
};

/** Milliseconds until the next step of any flight and of any other table is due; Infinity without one. */
export async function dueInMs({ db, titles }: Studio): Promise<{ flightMs: number; otherMs: number }> {
  const flights = [...titles.values()].filter((title) => isTable(title) && flightOf(title)).map(({ id }) => id);
  const { rows } = await db.query<{ flight: number | null; other: number | null }>(
    `select extract(epoch from min(due_at) filter (where game = any($1)) - clock_timestamp())::float8 * 1000 as flight,
            extract(epoch from min(due_at) filter (where game <> all($1)) - clock_timestamp())::float8 * 1000 as other
       from table_round where due_at is not null`,
    [flights],
  );
  return { flightMs: rows[0]?.flight ?? Infinity, otherMs: rows[0]?.other ?? Infinity };
}
