import type { StudioDatabase } from './database.ts';
import type { PlatformClient } from './platform-client.ts';

/** What the Studio logs through; pino's and Fastify's loggers fit. */
export interface StudioLog {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What each part of the Studio's server works with. */
export interface Studio {
  db: StudioDatabase;
  platform: PlatformClient;
  log: StudioLog;
  /** The server's time in milliseconds; the only clock there is. */
  nowMs(): number;
  /** Tells the worker that something became due. */
  nudge(): void;
}

export const nowOf = (studio: Studio): Date => new Date(studio.nowMs());
