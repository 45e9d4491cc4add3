import type { StudioDatabase } from './database.ts';
import type { LoadedTitle, Titles } from '../titles/load.ts';
import type { Operators, Party } from './operators.ts';
import type { PlatformClient } from './platform-client.ts';

/** The Studio's log interface, compatible with pino's and Fastify's loggers. */
export interface StudioLog {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Context of the Studio's server. */
export interface Studio {
  db: StudioDatabase;
  /** The merchants that offer the Studio, each with its own keys. */
  operators: Operators;
  /** Every title by its id, which is the platform's game. */
  titles: Titles;
  log: StudioLog;
  /** The server's time in milliseconds. The Studio uses no other clock. */
  nowMs(): number;
  /** Whether a program plays for this player of a merchant. Games in which players meet mark it. */
  isSimulated?(player: { merchant: string; player: string }): Promise<boolean>;
  /** Notifies the worker that something became due. */
  nudge(): void;
}

export const nowOf = (studio: Studio): Date => new Date(studio.nowMs());

/** Returns a title. Throws if it was removed while rounds of it are open. */
export function titleOf(studio: Pick<Studio, 'titles'>, game: string): LoadedTitle {
  const title = studio.titles.get(game);
  if (!title) throw new Error(`there is no title ${game}`);
  return title;
}

/** Whose round this is. A removed title counts as the Studio's own. */
export const partyOf = (
  { operators, titles }: Studio,
  { merchant, game }: { merchant: string; game: string },
): Party => ({ merchant, vendor: titles.get(game)?.vendor ?? operators.vendor });

/** The client for calls about this player's round. */
export const platformOf = (studio: Studio, of: { merchant: string; game: string }): PlatformClient =>
  studio.operators.platformOf(partyOf(studio, of));

/** Every game of the party's vendor. */
export const gamesOf = ({ titles }: Studio, { vendor }: Party): string[] =>
  [...titles.values()].filter((title) => title.vendor === vendor).map(({ id }) => id);
