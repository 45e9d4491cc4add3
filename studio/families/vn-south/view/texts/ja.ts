import { ja as shared } from '../../../shared/lottery/vietnam-texts/ja.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Japanese. */
export const ja: Record<MessageKey, string> = {
  ...shared,
  'rules.game': '9つの賞で18個の番号を、それぞれ独立に抽選します。2桁の番号1個から6桁の特賞までです。',
};
