import { km as shared } from '../../../shared/lottery/vietnam-texts/km.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Khmer. */
export const km: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'ចេញ 18 លេខក្នុងប្រាំបួនរង្វាន់ លេខនីមួយៗដាច់ពីគ្នា ពីមួយលេខពីរខ្ទង់ ដល់រង្វាន់ពិសេសប្រាំមួយខ្ទង់។',
};
