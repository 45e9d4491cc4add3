import type { Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import type { Params } from './params.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

/** A bet is on all lines. */
export const describeBet = ({ lines: { length: count } }: Params): Description =>
  describeIn({ EN: en, CN: cn, AR: ar }, (say) => say('lines', { count }));
