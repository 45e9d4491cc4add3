import * as z from 'zod/mini';
import type { View } from '../rules.ts';

const Cards = z.nullable(z.array(z.int()));
const Shown: z.ZodMiniType<View> = z.object({
  own: z.int(),
  stake: z.int(),
  dealer: z.nullable(z.int()),
  seats: z.array(z.nullable(z.object({ bet: z.number(), seen: z.boolean(), packed: z.boolean() }))),
  unit: z.number(),
  turn: z.nullable(z.int()),
  last: z.nullable(z.object({ act: z.enum(['see', 'pack', 'bet', 'raise', 'show']), place: z.int() })),
  end: z.nullable(
    z.object({
      by: z.enum(['packed', 'show', 'limit']),
      shown: z.array(z.int()),
      winners: z.array(z.int()),
    }),
  ),
  cards: z.array(Cards),
});

/** Reads a hand as the server shows it to its player. */
export const outcomeOf = ({ outcome }: { outcome: unknown }): View => Shown.parse(outcome);
