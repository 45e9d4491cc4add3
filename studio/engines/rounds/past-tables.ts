import { createHash } from 'node:crypto';
import type { RoundState } from '../../../contract/live-rounds.ts';
import type { Queryable } from '../../server/database.ts';
import { commitmentOf } from '../fairness.ts';
import { sameDraw } from '../instant/play.ts';
import { timesOfRound } from './schedule.ts';
import type { TableTitle } from './tables.ts';

/** A past round of a table. */
export interface PastTableRound {
  merchant: string;
  game: string;
  /** Of the table, from 1. */
  number: number;
  serverSeed: string;
  result: RoundState['result'];
  opensAtMs: number;
  closesAtMs: number;
  drawsAtMs: number;
  nextAtMs: number;
}

/** A past round, and what a bet in it comes to. Throws if the bet waits for a move. */
export interface PastDraw {
  round: PastTableRound;
  decide: (bet: unknown) => Promise<{ outcome: unknown; win: number; notAtRisk: number }>;
}

/** Draws a past round as its table draws any round. */
export async function drawPast(
  title: TableTitle,
  { merchant, number, opensAtMs }: Pick<PastTableRound, 'merchant' | 'number' | 'opensAtMs'>,
): Promise<PastDraw> {
  const { id: game, params, family, table } = title;
  const serverSeed = createHash('sha256').update(`past ${merchant}/${game}/${number}`).digest('hex');
  const draw = sameDraw(title, { serverSeed, clientSeed: game, nonce: number });
  const { step } = await draw(family.shared!.watch);
  const result = family.shared!.result(params, step.state);
  return {
    round: { merchant, game, number, serverSeed, opensAtMs, ...timesOfRound(table, opensAtMs), result },
    async decide(bet) {
      const { step, moves } = await draw(bet);
      if (moves.length > 0) throw new Error(`a past bet at ${game} waits for a move`);
      const { state, payout } = step;
      return { outcome: state, win: payout!, notAtRisk: family.notAtRisk?.(params, state) ?? 0 };
    },
  };
}

/** Rows per statement. */
const AT_ONCE = 1_000;

/** Writes past rounds of tables, all settled. A table goes on after its last one. */
export async function writePastTables(tx: Queryable, rounds: readonly PastTableRound[]): Promise<void> {
  const last = new Map(rounds.map((round) => [`${round.merchant} ${round.game}`, round]));
  const rows = await Promise.all(
    rounds.map(async ({ opensAtMs, closesAtMs, drawsAtMs, nextAtMs, ...round }) => ({
      ...round,
      commitment: await commitmentOf(round.serverSeed),
      opens: new Date(opensAtMs).toISOString(),
      closes: new Date(closesAtMs).toISOString(),
      draws: new Date(drawsAtMs).toISOString(),
      next: new Date(nextAtMs).toISOString(),
      isLast: last.get(`${round.merchant} ${round.game}`)?.number === round.number,
    })),
  );
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.query(
      `insert into studio.table_round (merchant, game, number, phase, opens_at, closes_at, draws_at, next_at, due_at, server_seed,
         commitment, result, published)
       select merchant, game, number, 'settled', opens, closes, draws, next, case when "isLast" then next end, "serverSeed",
              commitment, result, 1
         from jsonb_to_recordset($1::jsonb) as t (merchant text, game text, number bigint, opens timestamptz, closes timestamptz,
              draws timestamptz, next timestamptz, "serverSeed" text, commitment text, result jsonb, "isLast" boolean)`,
      [JSON.stringify(rows.slice(from, from + AT_ONCE))],
    );
}
