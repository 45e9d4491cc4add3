import { cn as shared } from '../../../shared/lottery/vietnam-texts/cn.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Chinese. */
export const cn: Record<MessageKey, string> = {
  ...shared,
  'rules.game': '开出八个奖项共 27 个号码，各自独立：从四个两位数的七等奖到五位数的特等奖。',
};
