import type { Words } from '../family.ts';
import { betWords } from '../kit/bet-words.ts';
import type { Params } from './params.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

/** A bet is on all lines. */
export const words = ({ lines: { length: count } }: Params): Words =>
  betWords({ EN: en, CN: cn, AR: ar }, (say) => say('lines', { count }));
