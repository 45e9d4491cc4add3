import type { Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import type { Params } from './params.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The most ways that the reels of a paid spin can have. */
export const describeBet = ({ base }: Params): Description => {
  const tallest = Math.max(...base.heights.map(([height]) => height));
  return describeIn(TEXTS, (say) => say('betOn', { ways: (tallest ** base.strips.length).toLocaleString('en') }));
};
