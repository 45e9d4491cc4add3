import * as z from 'zod/mini';
import { Product } from './campaigns.ts';
import { Millis } from './primitives.ts';

/** The states in which an award can still bring something. */
export const OPEN_AWARD_STATES = ['applying', 'issued', 'claimed', 'active'] as const;

/** An award that is not over, as the feed `awards` has it. Amounts in minor units. */
export const OpenAward = z.strictObject({
  id: z.int(),
  version: z.int(),
  campaign: z.string(),
  product: Product,
  state: z.enum(OPEN_AWARD_STATES),
  amount: z.int(),
  left: z.int(),
  required: z.int(),
  met: z.int(),
  /** Free rounds that are left; 0 for an award without them. */
  roundsLeft: z.int(),
  /** What those that were played won. */
  roundsWon: z.int(),
  lapsesAtMs: z.nullable(Millis),
});
export type OpenAward = z.infer<typeof OpenAward>;
