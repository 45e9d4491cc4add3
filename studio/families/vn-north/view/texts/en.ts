import { en as shared } from '../../../shared/lottery/vietnam-texts/en.ts';

/** Texts of draws of the north of Vietnam in English. */
export const en = {
  ...shared,
  'rules.game':
    '27 numbers are drawn in eight prizes, each on its own, from four of two digits to the special one of five.',
} as const;

export type MessageKey = keyof typeof en;
