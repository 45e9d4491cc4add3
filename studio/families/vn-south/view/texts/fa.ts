import { fa as shared } from '../../../shared/lottery/vietnam-texts/fa.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Persian. */
export const fa: Record<MessageKey, string> = {
  ...shared,
  'rules.game': '18 عدد در نه جایزه، هر کدام جداگانه، از یک عدد دورقمی تا عدد ویژه شش‌رقمی کشیده می‌شود.',
};
