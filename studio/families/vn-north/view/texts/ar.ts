import { ar as shared } from '../../../shared/lottery/vietnam-texts/ar.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Arabic. */
export const ar: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'تُسحب 27 رقمًا في ثماني جوائز، كل منها على حدة: من أربعة أرقام بخانتين إلى الجائزة الخاصة بخمس خانات.',
};
