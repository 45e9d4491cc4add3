import { bn as shared } from '../../../shared/lottery/vietnam-texts/bn.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Bangla. */
export const bn: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'নয়টি পুরস্কারে 18টি নম্বর ড্র হয়, প্রতিটি আলাদাভাবে: দুই অঙ্কের একটি থেকে ছয় অঙ্কের স্পেশাল পর্যন্ত।',
};
