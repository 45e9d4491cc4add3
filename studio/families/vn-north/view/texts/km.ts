import { km as shared } from '../../../shared/lottery/vietnam-texts/km.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Khmer. */
export const km: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'ចេញ 27 លេខក្នុងប្រាំបីរង្វាន់ លេខនីមួយៗដាច់ពីគ្នា ពីបួនលេខពីរខ្ទង់ ដល់រង្វាន់ពិសេសប្រាំខ្ទង់។',
};
