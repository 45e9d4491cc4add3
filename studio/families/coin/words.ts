import type { Words } from '../family.ts';
import { betWords } from '../kit/bet-words.ts';
import type { Bet, Params } from './params.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The first call. */
export const words = (_: Params, { call }: Bet): Words => betWords(TEXTS, (say) => say(call));
