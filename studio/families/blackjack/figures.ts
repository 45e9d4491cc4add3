import type { Figures } from '../blackjack-solo/enumerate.ts';
import generated from './figures.json' with { type: 'json' };
import type { Params } from './shape.ts';

/** Of the hand by basic strategy without splits, and of the bet behind. Written by scripts/write-blackjack.ts. */
export const figures: Record<Params['rules'], Record<'hand' | 'behind', Figures>> = generated;
