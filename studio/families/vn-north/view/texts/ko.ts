import { ko as shared } from '../../../shared/lottery/vietnam-texts/ko.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Korean. */
export const ko: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    '8개 등수에서 번호 27개를 각각 독립적으로 추첨합니다. 두 자리 번호 4개부터 다섯 자리 특등 번호까지입니다.',
};
