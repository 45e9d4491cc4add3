import * as z from 'zod/mini';
import { Game } from './games.ts';
import { Exponent, Millis } from './primitives.ts';

/** Details of a launch failure: other games that can be played. */
export const LaunchRefusal = z.strictObject({
  suggestions: z.array(Game),
  untilMs: z.optional(z.nullable(Millis)),
  exponent: z.optional(Exponent),
  /** The vendor whose wallet is empty (WAL-03). */
  vendor: z.optional(z.string()),
});
