import { ur as shared } from '../../../shared/lottery/vietnam-texts/ur.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Urdu. */
export const ur: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'نو انعاموں میں 18 نمبر نکلتے ہیں، ہر ایک الگ، دو ہندسوں کے ایک نمبر سے لے کر چھ ہندسوں کے اسپیشل تک۔',
};
