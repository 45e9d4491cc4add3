import type { Selectable } from 'kysely';
import type { Game } from '../../../contract/games.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { GamesTable } from '../../db/schema.ts';
import { inLanguage, type Texts } from '../site/index.ts';
import { gameTile, gameWide } from '../../shared/picture-urls.ts';

/** A game's row joined with its vendor's. */
export type GameRow = Selectable<GamesTable> & {
  vendor_name: string;
  vendor_enabled: boolean;
  vendor_maintenance_until: Date | null;
  /** Decimals of the merchant's currency. */
  exponent: number;
  /** Where the merchant's games open, if it set one. */
  merchant_open_in: string | null;
  /** The site's own book of its type has its matches. */
  is_book: boolean;
};

/** Returns a game's display name. */
export const gameName = (names: unknown, language: Language, fallback: string): string =>
  inLanguage(names as Texts, language) ?? fallback;

/** Whether the game can be opened, apart from maintenance. */
export const isPlayable = (row: GameRow): boolean => row.playable && row.enabled && row.vendor_enabled;

/** Where the game opens: in the site's own book, by its own setting, else by its merchant's, else in the page (GAME-07). */
export const placeOf = ({ is_book, open_in, merchant_open_in }: GameRow): Game['openIn'] =>
  is_book ? 'book' : ((open_in ?? merchant_open_in ?? 'page') as Game['openIn']);

/** Converts a row to the contract's game (GAME-01). */
export const toGame = (row: GameRow, language: Language): Game => ({
  nodeId: String(row.node_id),
  vassalage: row.vendor,
  vendorName: row.vendor_name,
  gameType: row.game_type as Game['gameType'],
  gameClassify: row.classify,
  iconUrl: gameTile(row),
  iconSet: `${gameTile(row)} 240w, ${gameTile(row, 400)} 400w`,
  lagerIcon: gameWide(row),
  roomId: row.room_id,
  gameCode: row.code,
  isGame: row.is_game as Game['isGame'],
  displayName: gameName(row.names, language, row.code),
  supportPlay: row.support_play === 0 ? 0 : 1,
  openIn: placeOf(row),
  isHot: row.hot ? 1 : 0,
  isNew: row.fresh ? 1 : 0,
  // A pool is shown only with games that can win it.
  poolId: isPlayable(row) ? row.pool_id : null,
  rtpMicro: row.rtp_micro,
  minBet: row.min_bet,
  maxBet: row.max_bet,
  exponent: row.exponent,
});
