import type { Words } from '../family.ts';
import { betWords } from '../kit/bet-words.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** A bet is one ticket. */
export const words = (): Words => betWords(TEXTS, (say) => say('betOn'));
