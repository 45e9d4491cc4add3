import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { DEMO_VENDORS, type DemoGame } from '../../art/catalogue.ts';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Tx } from '../db/database.ts';
import { STUDIO } from './merchant.ts';
import type { LoadedTitle } from '../../studio/titles/load.ts';
import type { StudioTitles } from './studio-titles.ts';

/** Returns a whole number below `below`, always the same for the same game. */
const draw = (game: DemoGame, what: string, below: number): number =>
  createHash('sha256').update(`${game.nodeId}/${what}`).digest().readUInt32BE() % below;
const pick = <T>(game: DemoGame, what: string, from: readonly T[]): T => from[draw(game, what, from.length)]!;

const isSlot = ({ gameType, classify }: DemoGame): boolean =>
  gameType === 'RNG' && ['SLOT', 'JP', 'MEGAWAY'].includes(classify);

/** PP-20: slots 2.5 s, other casino games 5 s, none for games without a player's own rounds; milliseconds. */
const minRoundMs = (game: DemoGame): number => {
  if (isSlot(game)) return 2_500;
  return ['RNG', 'LIVE', 'PVP', 'ELOTT'].includes(game.gameType) ? 5_000 : 0;
};

const toRow = (game: DemoGame, title: LoadedTitle | undefined) => ({
  node_id: Number(game.nodeId),
  vendor: game.vendor,
  code: game.gameCode,
  game_type: game.gameType,
  classify: [game.classify],
  is_game: game.holdsOthers ? 'VASSALAGE' : 'GAME',
  names: jsonb(game.names),
  hot: game.isHot,
  fresh: game.isNew,
  playable: title !== undefined,
  // The Studio offers every title for free, too (GAME-01).
  support_play: 0,
  // At the Studio, a game that everybody plays together has one table, named after its title.
  room_id: title?.family.shared ? title.id : null,
  pool_id: title?.pool?.id ?? null,
  min_bet: title?.stakes[0] ?? pick(game, 'min', [10, 20, 50, 100]),
  max_bet: title?.stakes.at(-1) ?? pick(game, 'max', [10_000, 20_000, 50_000]),
  lines: linesOf(title),
  rtp_micro: title?.figures[0]?.rtp ?? null,
  min_round_ms: title?.minRoundMs ?? minRoundMs(game),
  // The demo's first game, then hot ones, then by a fixed random number.
  popularity: (title?.id === STUDIO.game ? 10_000 : 0) + (game.isHot ? 1_000 : 0) + draw(game, 'popularity', 900),
  search: [...Object.values(game.names), game.gameCode].join(' ').toLowerCase(),
});

/** The pay lines of a title, as lobbies count them; 0 for games without lines. */
const linesOf = (title: LoadedTitle | undefined): number => {
  const lines = (title?.params as { lines?: unknown } | undefined)?.lines;
  return Array.isArray(lines) ? lines.length : 0;
};

/** Writes these games of the catalogue and their vendors. Keeps what the operator switched on or off. */
export const seedGames = async (
  tx: Tx,
  merchant: string,
  games: readonly DemoGame[],
  { vendors, titleOf }: StudioTitles,
): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  await tables
    .insertInto(
      'vendors',
      DEMO_VENDORS.filter(({ code }) => games.some(({ vendor }) => vendor === code)).map(
        ({ code, name }, position) => ({
          code,
          name,
          position,
          base_url: vendors.includes(code) ? STUDIO.path : null,
        }),
      ),
    )
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'code']).doUpdateSet({
        name: sql<string>`excluded.name`,
        position: sql<number>`excluded.position`,
        base_url: sql<string>`excluded.base_url`,
      }),
    )
    .execute();
  const rows = games.map((game) => toRow(game, titleOf(game)));
  await tables
    .insertInto('games', rows)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'node_id'])
        .doUpdateSet(
          Object.fromEntries(
            [
              'names',
              'classify',
              'is_game',
              'fresh',
              'playable',
              'room_id',
              'pool_id',
              'popularity',
              'search',
              'min_bet',
              'max_bet',
              'min_round_ms',
              'lines',
              'rtp_micro',
            ].map((name) => [name, sql`excluded.${sql.ref(name)}`]),
          ),
        ),
    )
    .execute();
};
