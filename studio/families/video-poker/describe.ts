import type { Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** A bet is one hand. */
export const describeBet = (): Description => describeIn(TEXTS, (say) => say('betOn'));
