import * as z from 'zod/mini';
import { Currency, Exponent, Millis, PositiveMinorUnits, Uuid } from './primitives.ts';

export const RAIN_LIMITS = {
  /** Shares of one rain. A merchant may allow members fewer. */
  shares: 500,
  /** How long a rain stays open, where nobody says otherwise, and at the longest. */
  minutes: 5,
  maxMinutes: 60,
  /** Who takes a share has staked own money within these days. */
  playedDays: 7,
} as const;

const Sum = { amount: PositiveMinorUnits, currency: Currency, exponent: Exponent };

/** A rain that is open in a room of the chat: its shares can be taken. */
export const OpenRain = z.strictObject({
  id: Uuid,
  /** The name of the giver in the chat; null: the house. */
  giver: z.nullable(z.string()),
  /** The demo began it. */
  simulated: z.boolean(),
  ...Sum,
  shares: z.int(),
  taken: z.int(),
  untilMs: Millis,
});
export type OpenRain = z.infer<typeof OpenRain>;

/** An event of a room: somebody gave a rain. */
export const RainBegan = z.strictObject({
  rain: Uuid,
  giver: z.nullable(z.string()),
  simulated: z.boolean(),
  ...Sum,
  shares: z.int(),
  atMs: Millis,
});
export type RainBegan = z.infer<typeof RainBegan>;
