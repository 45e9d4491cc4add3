import { ur as shared } from '../../../shared/lottery/vietnam-texts/ur.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Urdu. */
export const ur: Record<MessageKey, string> = {
  ...shared,
  'rules.game':
    'آٹھ انعاموں میں 27 نمبر نکلتے ہیں، ہر ایک الگ، دو ہندسوں کے چار نمبروں سے لے کر پانچ ہندسوں کے اسپیشل تک۔',
};
