import type { Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { takesBet } from '../../../studio/engines/instant/stakes.ts';
import type { LoadedTitle } from '../../../studio/titles/load.ts';
import { STUDIO } from '../merchant.ts';
import { readStudioTitles } from '../studio-titles.ts';
import type { Random } from './random.ts';

/** A game that the history plays. */
export interface PastGame {
  title: LoadedTitle;
  nodeId: number;
  /** In English, as the platform's records name it. */
  name: string;
  poolId: string | null;
  /** Millionths of a stake that go to the pool. */
  contributionMicro: number;
}

/** Families whose bet decides the round, with how often they are played. The history makes no moves. */
const PLAYED: Readonly<Record<string, number>> = {
  'lines-slot': 6,
  'ways-slot': 2,
  'baccarat-solo': 1,
  'roulette-solo': 1,
  'bingo-75': 1,
  dice: 1,
  plinko: 1,
  scratch: 1,
  baccarat: 3,
  'dragon-tiger': 1,
  roulette: 2,
  'sic-bo': 1,
  wheel: 1,
  'two-sided': 2,
  racing: 1,
  k3: 1,
  keno: 1,
  pk10: 1,
  'minute-5': 1,
};
/** A table whose rounds take longer is not played in a team's window of five minutes. */
const QUICK_MS = 60_000;

/** From one round of a table to the next. */
const cycleOf = ({ openMs = 0, drawMs, showMs }: NonNullable<LoadedTitle['table']>): number => openMs + drawMs + showMs;
/** Whether several rounds fit into five minutes. */
export const isQuick = ({ title: { table } }: PastGame): boolean => !table || cycleOf(table) <= QUICK_MS;
/** Share of sessions at the game that the home page shows first. */
const FEATURED = 0.15;

/** Reads the games of a merchant that the history plays, the most popular first. */
export const readGames = async (tx: Tx, merchant: string): Promise<PastGame[]> => {
  const { titleOf } = await readStudioTitles();
  const rows = await inMerchant(tx, merchant)
    .selectFrom('games')
    .leftJoin('pools', (join) => join.onRef('pools.merchant', '=', 'games.merchant').onRef('pools.id', '=', 'pool_id'))
    .select(['node_id', 'code', 'names', 'pool_id', 'contribution_micro'])
    .where('playable', '=', true)
    .where('enabled', '=', true)
    .orderBy('popularity', 'desc')
    .orderBy('node_id')
    .execute();
  return rows.flatMap(({ node_id, code, names, pool_id, contribution_micro }) => {
    const title = titleOf({ nodeId: String(node_id) });
    // A draw that the clock sets may be days away.
    if (!title || !(title.family.name in PLAYED) || title.table?.clock) return [];
    const { EN: name = code } = names as { EN?: string };
    return [{ title, nodeId: node_id, name, poolId: pool_id, contributionMicro: contribution_micro ?? 0 }];
  });
};

/** Draws the featured game, or a family by its weight and one of its games, popular ones more often. */
export const drawGame = (random: Random, games: readonly PastGame[]): PastGame => {
  const featured = games.find(({ title }) => title.id === STUDIO.game);
  if (featured && random.chance(FEATURED)) return featured;
  const families = [...new Set(games.map(({ title }) => title.family.name))];
  const family = random.pick(families.flatMap((name) => Array.from({ length: PLAYED[name]! }, () => name)));
  const its = games.filter(({ title }) => title.family.name === family);
  return its[Math.min(random.between(0, its.length - 1), random.between(0, its.length - 1))]!;
};

export interface PastBet {
  bet: unknown;
  stake: number;
}

const TIMES = [2, 5, 10] as const;

interface TableBet {
  chips?: Record<string, number> | { on: string; stake: number }[];
  lines?: { times: number }[];
}
/** A bet at a table with so many times its chips or lines. */
const timesBet = ({ chips, lines, ...bet }: TableBet, by: number): object => {
  if (lines) return { ...bet, lines: lines.map((line) => ({ ...line, times: line.times * by })) };
  if (Array.isArray(chips)) return { ...bet, chips: chips.map((chip) => ({ ...chip, stake: chip.stake * by })) };
  return { ...bet, chips: Object.fromEntries(Object.entries(chips!).map(([on, stake]) => [on, stake * by])) };
};

/** Draws one of a title's usual bets with a stake near the wanted one. */
export const drawBet = (random: Random, { family, params, ...title }: LoadedTitle, wanted: number): PastBet => {
  const examples = Object.values<object>(family.examples(params));
  // A stake of a player's own game is chosen; at a table it is the sum of what lies on it.
  const bets = examples
    .flatMap((bet) => [
      bet,
      ...(title.table ? TIMES.map((by) => timesBet(bet, by)) : title.stakes.map((stake) => ({ ...bet, stake }))),
    ])
    .filter((bet) => takesBet({ family, params, stakes: title.stakes }, bet))
    .map((bet) => ({ bet, stake: family.stakeOf(params, bet) }));
  const farOff = ({ stake }: PastBet) => Math.abs(stake - wanted);
  const nearest = Math.min(...bets.map(farOff));
  return random.pick(bets.filter((each) => farOff(each) === nearest));
};
