import { en as shared } from '../../../shared/lottery/vietnam-texts/en.ts';

/** Texts of draws of the south and the centre of Vietnam in English. */
export const en = {
  ...shared,
  'rules.game':
    '18 numbers are drawn in nine prizes, each on its own, from one of two digits to the special one of six.',
} as const;

export type MessageKey = keyof typeof en;
