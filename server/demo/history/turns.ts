import type { Millis } from '../../../contract/primitives.ts';
import { decidePast } from '../../../studio/engines/instant/past-rounds.ts';
import { isTable, type TableTitle } from '../../../studio/engines/rounds/tables.ts';
import { endOfWindow, MINUTE_MS } from './plan.ts';
import type { Random } from './random.ts';
import type { Requested, Start } from './request.ts';

/** A bet of a session. `decided` is missing if it would win the jackpot, which the past does not pay. */
interface PlayedTurn {
  betAtMs: Millis;
  settledAtMs: Millis;
  tableNumber: number | null;
  decided: Awaited<ReturnType<typeof decidePast>>;
}

/** A win is booked so long after its bet. */
const SPIN_MS = [600, 1_500] as const;
/** The time between the wins of a window's players. */
export const TEAM_ROUND_MS = 15_000;
/** The wins of a draw are booked so long after it. */
const PAID_AFTER_MS = 400;
/** Bets at tables in one session. */
const MAX_AT_TABLE = 20;
const LONGEST_MS = 40 * MINUTE_MS;

/** The bets of a session, one after another. */
export const turnsOf = (random: Random, request: Requested, session: Start, bet: unknown): Promise<PlayedTurn[]> => {
  const { title } = session.game;
  return isTable(title) ? atTable(random, request, session, title, bet) : alone(random, request, session, bet);
};

const alone = (random: Random, { pastOf }: Requested, session: Start, bet: unknown): Promise<PlayedTurn[]> => {
  const { player, atMs, rounds } = session;
  const { title } = session.game;
  const pauseMs = () => (player.isInTeam ? TEAM_ROUND_MS : title.minRoundMs + random.between(2_500, 7_000));
  let settledAtMs = atMs + (player.isInTeam ? TEAM_ROUND_MS : random.between(5_000, 10_000));
  const times = Array.from({ length: rounds }, () => {
    const turn = { betAtMs: settledAtMs - random.between(...SPIN_MS), settledAtMs };
    settledAtMs += pauseMs();
    return turn;
  });
  return Promise.all(
    times.map(async (turn, index) => ({
      ...{ ...turn, tableNumber: null },
      decided: await decidePast(title, pastOf(player), player.nonce + index, bet),
    })),
  );
};

/** A bet in each round of the table, while it is open. A team's player plays within the window. */
const atTable = async (
  random: Random,
  { tables }: Requested,
  { player, atMs, rounds }: Start,
  title: TableTitle,
  bet: unknown,
): Promise<PlayedTurn[]> => {
  const endMs = player.isInTeam ? endOfWindow(atMs) : atMs + LONGEST_MS;
  const turns: PlayedTurn[] = [];
  let fromMs = atMs;
  while (turns.length < Math.min(rounds, MAX_AT_TABLE)) {
    const { round, decide } = await tables.roundFrom(title, fromMs);
    const settledAtMs = round.drawsAtMs + PAID_AFTER_MS;
    if (settledAtMs >= endMs) break;
    const betAtMs = round.opensAtMs + random.between(500, round.closesAtMs - round.opensAtMs - 500);
    turns.push({
      ...{ betAtMs, settledAtMs, tableNumber: round.number },
      decided: await decide(bet),
    });
    fromMs = round.nextAtMs;
  }
  return turns;
};
