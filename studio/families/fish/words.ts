import type { Amount, Words } from '../family.ts';
import { betWords } from '../kit/bet-words.ts';
import type { Bet, Params } from './params.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The load, and the price of a shot. */
export const words = (_: Params, { stake, load }: Bet, amount: Amount): Words =>
  betWords(TEXTS, (say) => say('betOn', { load, unit: amount(stake / load) }));
