import { sql } from 'kysely';
import type { VendorLane } from '../../../contract/games.ts';
import { GAME_TYPES, type GameType, type Language } from '../../../contract/primitives.ts';
import type { Db } from '../../db/database.ts';
import type { Merchant } from '../../http/viewer.ts';
import { vendorArt } from '../../shared/picture-urls.ts';
import { className } from './class-names.ts';
import { offeredGames, type Offer } from './queries.ts';

/** GAME-05: bingo is a class of its own only where the merchant speaks Tagalog. */
const isShown = (key: string, languages: readonly Language[]): boolean => key !== 'BG' || languages.includes('TY');

/** GAME-11: returns for each type its vendors with their number of games, and for each class its vendors. */
export const vendorLanes = async (
  db: Db,
  merchant: Offer & Pick<Merchant, 'brand'>,
  language: Language,
): Promise<VendorLane[]> => {
  const vendors = await offeredGames(db, merchant)
    .select(['games.game_type', 'vendors.code', 'vendors.name', sql<number>`count(*)`.as('games')])
    .groupBy(['games.game_type', 'vendors.code', 'vendors.name', 'vendors.position'])
    .orderBy('vendors.position')
    .orderBy('vendors.code')
    .execute();
  const classes = await offeredGames(db, merchant)
    .select([
      'games.game_type',
      sql<string>`unnest(games.classify)`.as('key'),
      sql<string[]>`array_agg(distinct games.vendor order by games.vendor)`.as('vendors'),
    ])
    .groupBy(['games.game_type', 'key'])
    .orderBy('key')
    .execute();
  const bets = await offeredGames(db, merchant)
    .select(['games.game_type', sql<number[]>`array_agg(distinct games.min_bet order by games.min_bet)`.as('min')])
    .groupBy('games.game_type')
    .execute();
  return GAME_TYPES.map((title) => ({
    title,
    cards: vendors
      .filter((vendor) => vendor.game_type === title)
      .map(({ code, name, games }) => ({ vassalage: code, name, iconUrl: vendorArt(code), games })),
    gameClassify: classes
      .filter((row) => row.game_type === title && isShown(row.key, merchant.brand.languages))
      .map(({ key, vendors }) => ({ key, name: className(key, language), vendors })),
    minBets: choices(bets.find((row) => row.game_type === title)?.min ?? []),
  })).filter(({ cards }) => cards.length > 0);
};

/** The most least bets to choose from. */
const CHOICES = 5;

/**
 * Of the least bets of a merchant's games, ascending, those to filter by: in its currency, and each shows some games and leaves
 * out others. Many are thinned out evenly.
 */
export const choices = (min: readonly number[]): number[] => {
  const above = min.slice(1);
  if (above.length <= CHOICES) return above;
  const step = (above.length - 1) / (CHOICES - 1);
  return Array.from({ length: CHOICES }, (_, index) => above[Math.round(index * step)]!);
};

/** Returns the types that have games, with their number, in the merchant's order. */
export const gameMenus = async (
  db: Db,
  merchant: Offer & Pick<Merchant, 'settings'>,
): Promise<{ gameType: GameType; games: number }[]> => {
  const rows = await offeredGames(db, merchant)
    .select(['games.game_type', sql<number>`count(*)`.as('games')])
    .groupBy('games.game_type')
    .execute();
  const inOrder = new Set([...(merchant.settings.homeTypes ?? []), ...GAME_TYPES]);
  return [...inOrder].flatMap((gameType) =>
    rows.filter((row) => row.game_type === gameType).map(({ games }) => ({ gameType, games })),
  );
};
