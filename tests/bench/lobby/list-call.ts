import type * as z from 'zod/mini';
import { GAME_ORDERS, type GameListQuery } from '../../../contract/games.ts';
import type { Database } from '../../../server/db/database.ts';
import { listGames } from '../../../server/domains/games/queries.ts';
import { median, percentile, type Row } from '../bench.ts';

const REACH_MS = 20;
const REQUESTED = { clientType: '3', platform: 'html5-desktop', language: 'EN', pageNo: 1, pageSize: 20 } as const;

type Query = Partial<z.output<typeof GameListQuery>>;

/** What players ask, by kind; `nth` varies it. `games` is the length of the whole list. */
const kinds = (games: number): Record<string, (nth: number) => Query> => ({
  'the whole list, each order': (nth) => ({ order: GAME_ORDERS[nth % GAME_ORDERS.length]! }),
  'by vendor, class, least bet, lines or marks': (nth) =>
    [
      { vassalage: ['STUDIO', 'JL', 'BG', 'PG'][nth % 4]! },
      { gameClassify: ['SLOT', 'JP', 'SC', 'VP', 'BG'][nth % 5]! },
      { minBet: [20, 50, 100, 200][nth % 4]! },
      { minLineNum: [5, 10, 20, 40][nth % 4]! },
      { isHot: '1' } as const,
      { isNew: '1', minBet: 20, order: 'rtp' } as const,
    ][nth % 6]!,
  'by name, from one letter to a word': (nth) => ({
    gameName: ['a', 'ra', 'gold', 'lantern', 'jade la', '4', '499', 'no such game', '灯', '%'][nth % 10]!,
  }),
  'pages anywhere in the list, each order': (nth) => ({
    pageNo: 1 + ((nth * 37) % Math.ceil(games / REQUESTED.pageSize)),
    order: GAME_ORDERS[nth % GAME_ORDERS.length]!,
  }),
});

/** Times the list call (GAME-02) at the server, without HTTP: from the query to the games of the answer. */
export const listCallRows = async (
  database: Database,
  merchant: string,
  games: number,
  calls: number,
  say: (line: string) => void,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [kind, query] of Object.entries(kinds(games))) {
    const took: number[] = [];
    for (let nth = -calls / 10; nth < calls; nth += 1) {
      const startedAt = performance.now();
      await listGames(
        database.db,
        { code: merchant },
        { ...REQUESTED, merchant, gameType: 'RNG', ...query(Math.abs(nth)) },
      );
      // The first ones warm the connection up.
      if (nth >= 0) took.push(performance.now() - startedAt);
    }
    const [typical, last] = [median(took), percentile(took, 99)];
    say(`list call, ${kind}: ${typical.toFixed(1)} ms, 99 of 100 within ${last.toFixed(1)} ms`);
    rows.push({
      what: `list call at the server, ${kind}: median, 99 of 100`,
      ours: `${typical.toFixed(1)}, ${last.toFixed(1)} ms`,
      reference: '',
      ratio: null,
      reach: `under ${REACH_MS} ms`,
      met: typical < REACH_MS,
    });
  }
  return rows;
};
