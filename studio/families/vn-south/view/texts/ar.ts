import { ar as shared } from '../../../shared/lottery/vietnam-texts/ar.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Arabic. */
export const ar: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'تُسحب 18 رقمًا في تسع جوائز، كل منها على حدة: من رقم بخانتين إلى الجائزة الخاصة بست خانات.',
};
