import type { StudioDatabase } from './database.ts';
import type { Operators } from './operators.ts';

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
  log: StudioLog;
  /** The server's time in milliseconds. The Studio uses no other clock. */
  nowMs(): number;
  /** Notifies the worker that something became due. */
  nudge(): void;
}

export const nowOf = (studio: Studio): Date => new Date(studio.nowMs());
