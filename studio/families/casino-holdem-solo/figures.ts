import generated from './figures.json' with { type: 'json' };

/** Written by scripts/write-casino-holdem.ts. */
export interface Figures {
  /** By context of a situation, the hands that fold: 'context:hands', separated by spaces. */
  folds: string;
  /** Ways of each result of a call (RESULTS), with this strategy. */
  called: number[];
  /** Ways to fold: each stands for all turns, rivers and hands of the dealer. */
  folded: number;
  /** The part of the return that the best decision of every single hand would add, in parts of 10⁹. */
  lost: number;
  /** Hands of five cards that the side bet pays, by place in its table. */
  aces: number[];
}

export const figures: Figures = generated;
