import type { Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import type { Bet, Params } from './shape.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** Whether the bet cashes out by itself, and where. */
export const describeBet = (_: Params, { auto }: Bet): Description =>
  describeIn(TEXTS, (say) => (auto === null ? say('betByHand') : say('betAuto', { at: (auto / 100).toFixed(2) })));
