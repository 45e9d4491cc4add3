import generated from './figures.json' with { type: 'json' };
import type { Figures } from './enumerate.ts';
import type { Params } from './shape.ts';

/** Written by scripts/write-blackjack.ts. */
export const figures: Record<Params['rules'], Figures> = generated;
