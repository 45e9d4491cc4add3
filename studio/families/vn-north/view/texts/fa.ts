import { fa as shared } from '../../../shared/lottery/vietnam-texts/fa.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Persian. */
export const fa: Record<MessageKey, string> = {
  ...shared,
  'rules.game': '27 عدد در هشت جایزه، هر کدام جداگانه، از چهار عدد دورقمی تا عدد ویژه پنج‌رقمی کشیده می‌شود.',
};
