import { bn as shared } from '../../../shared/lottery/vietnam-texts/bn.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Bangla. */
export const bn: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'আটটি পুরস্কারে 27টি নম্বর ড্র হয়, প্রতিটি আলাদাভাবে: দুই অঙ্কের চারটি থেকে পাঁচ অঙ্কের স্পেশাল পর্যন্ত।',
};
