import { ja as shared } from '../../../shared/lottery/vietnam-texts/ja.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Japanese. */
export const ja: Record<MessageKey, string> = {
  ...shared,
  'rules.game': '8つの賞で27個の番号を、それぞれ独立に抽選します。2桁の番号4個から5桁の特賞までです。',
};
