import { cn as shared } from '../../../shared/lottery/vietnam-texts/cn.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Chinese. */
export const cn: Record<MessageKey, string> = {
  ...shared,
  'rules.game': '开出九个奖项共 18 个号码，各自独立：从一个两位数的八等奖到六位数的特等奖。',
};
