import { my as shared } from '../../../shared/lottery/vietnam-texts/my.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Burmese. */
export const my: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'ဆုကိုးမျိုးအတွက် ဂဏန်း 18 ခုကို တစ်ခုချင်း သီးခြား ဖွင့်ပါသည်: နှစ်လုံးဂဏန်း တစ်ခုမှ ခြောက်လုံးဂဏန်း အထူးဆုအထိ။',
};
