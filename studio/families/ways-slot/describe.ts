import type { Words } from '../family.ts';
import type { Params } from './params.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The most ways that the reels of a paid spin can have. */
export const describeBet = ({ base }: Params, _bet: unknown, { say }: Words<MessageKey>): string => {
  const tallest = Math.max(...base.heights.map(([height]) => height));
  return say('betOn', { ways: (tallest ** base.strips.length).toLocaleString('en') });
};
