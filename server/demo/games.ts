import { createHash } from 'node:crypto';
import { DEMO_VENDORS, type DemoGame } from '../../art/catalogue.ts';
import type { CatalogueGame } from '../../contract/merchants.ts';
import type { Tx } from '../db/database.ts';
import { writeGames, writeVendor } from '../domains/merchants/index.ts';
import { STUDIO } from './merchant.ts';
import { playsFreeRounds, type LoadedTitle } from '../../studio/titles/load.ts';
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

const gameOf = (game: DemoGame, title: LoadedTitle | undefined): CatalogueGame => ({
  nodeId: game.nodeId,
  code: game.gameCode,
  gameType: game.gameType,
  classify: [game.classify],
  names: game.names,
  holdsOthers: game.holdsOthers,
  hot: game.isHot,
  fresh: game.isNew,
  playable: title !== undefined,
  // The Studio offers every title for free, too (GAME-01).
  freePlay: true,
  // At the Studio, a game that everybody plays together has one table, named after its title.
  roomId: title?.family.shared ? title.id : null,
  poolId: title?.pool?.id ?? null,
  minBet: title?.stakes[0] ?? pick(game, 'min', [10, 20, 50, 100]),
  maxBet: title?.stakes.at(-1) ?? pick(game, 'max', [10_000, 20_000, 50_000]),
  lines: linesOf(title),
  rtpMicro: title?.figures[0]?.rtp ?? null,
  freeRoundStakes: title && playsFreeRounds(title) ? [...title.stakes] : null,
  minRoundMs: title?.minRoundMs ?? minRoundMs(game),
  // The demo's first game, then hot ones, then by a fixed random number.
  popularity: (title?.id === STUDIO.game ? 10_000 : 0) + (game.isHot ? 1_000 : 0) + draw(game, 'popularity', 900),
});

/** The pay lines of a title, as lobbies count them; 0 for games without lines. */
const linesOf = (title: LoadedTitle | undefined): number => {
  const lines = (title?.params as { lines?: unknown } | undefined)?.lines;
  return Array.isArray(lines) ? lines.length : 0;
};

/** What a start leaves as the operator set it. */
const KEPT = ['code', 'game_type', 'hot', 'support_play'];

/** Writes these games of the catalogue and their vendors. Keeps what the operator switched on or off. */
export const seedGames = async (
  tx: Tx,
  merchant: string,
  games: readonly DemoGame[],
  { vendors, titleOf }: StudioTitles,
): Promise<void> => {
  const offered = DEMO_VENDORS.filter(({ code }) => games.some(({ vendor }) => vendor === code));
  for (const [position, { code, name }] of offered.entries()) {
    await writeVendor(tx, merchant, { code, name, position, base_url: vendors.includes(code) ? STUDIO.path : null });
    const own = games.filter(({ vendor }) => vendor === code);
    await writeGames(
      tx,
      merchant,
      code,
      own.map((game) => gameOf(game, titleOf(game))),
      KEPT,
    );
  }
};
