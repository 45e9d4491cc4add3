import { my as shared } from '../../../shared/lottery/vietnam-texts/my.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Burmese. */
export const my: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'ဆုရှစ်မျိုးအတွက် ဂဏန်း 27 ခုကို တစ်ခုချင်း သီးခြား ဖွင့်ပါသည်: နှစ်လုံးဂဏန်း လေးခုမှ ငါးလုံးဂဏန်း အထူးဆုအထိ။',
};
