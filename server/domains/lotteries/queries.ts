import { sql } from 'kysely';
import type { RoundState } from '../../../contract/live-rounds.ts';
import type { Drawn } from '../../../contract/lotteries.ts';
import { AREAS, type LotteryArea, type PrizeMode } from '../../../contract/lottery-areas.ts';
import type { Db } from '../../db/database.ts';
import { offeredGames, popularRows, type GameRow, type Offer } from '../games/index.ts';

const TYPES = ['LOTT', 'ELOTT'];
/** More than any merchant has. */
const MAX = 500;
/** The vendor whose e-lotteries the house runs itself. */
const HOUSE = 'STUDIO';

const areaOf = ({ vendor }: Pick<GameRow, 'vendor'>): LotteryArea =>
  (Object.keys(AREAS) as LotteryArea[]).find((area) => AREAS[area].vendor === vendor) ?? 'LOTT';

const modesOf = ({
  vendor,
  game_type,
}: Pick<GameRow, 'vendor' | 'game_type'>): readonly [PrizeMode, ...PrizeMode[]] => {
  if (areaOf({ vendor }) === 'SEA') return ['SEA'];
  if (game_type === 'LOTT') return ['LOTT'];
  return vendor === HOUSE ? ['ZY', 'ELOTT'] : ['ELOTT'];
};

export interface LotteryRow {
  row: GameRow;
  lottoArea: LotteryArea;
  prizeMode: PrizeMode;
}

/** The lotteries that the merchant offers, of an area and a prize mode if they are given, the most played first. */
export async function offeredLotteries(
  db: Db,
  merchant: Offer,
  { lottoArea, prizeMode }: { lottoArea?: LotteryArea | undefined; prizeMode?: PrizeMode | undefined },
): Promise<LotteryRow[]> {
  const query = offeredGames(db, merchant)
    .where('games.is_game', '=', 'GAME')
    .where('games.game_type', '=', sql<string>`any(${TYPES}::text[])`);
  const rows = await popularRows(db, query, MAX);
  return rows
    .filter((row) => lottoArea === undefined || areaOf(row) === lottoArea)
    .filter((row) => prizeMode === undefined || modesOf(row).includes(prizeMode))
    .map((row) => ({ row, lottoArea: areaOf(row), prizeMode: modesOf(row)[0] }));
}

/** The draw that is open, or that is being made. */
export const drawOf = ({ number, phase, closesAtMs, drawsAtMs }: RoundState) => ({
  number,
  isOpen: phase === 'open',
  closesAtMs,
  drawsAtMs,
});

const numeroOf = (result: RoundState['result']): number[] | null =>
  result && 'balls' in result && Array.isArray(result.balls) ? result.balls : null;

/** The results that a lottery told, the newest first. Draws follow one another by number. */
export function drawnOf({ number, result, recent }: RoundState): Drawn[] {
  const before = recent.map((each, at) => ({ number: number - recent.length + at, numero: numeroOf(each) }));
  return [...before, { number, numero: numeroOf(result) }]
    .filter((drawn): drawn is Drawn => drawn.numero !== null)
    .reverse();
}
