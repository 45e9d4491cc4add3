import { bn as place } from '../../../shared/place-texts/bn.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Bangla. */
export const bn: Record<MessageKey, string> = {
  ...place,
  begin: 'বেট করুন',
  bout: 'লড়াই',
  'on.red': 'লাল',
  'on.blue': 'নীল',
  'on.draw': 'ড্র',
  'on.off': 'বাতিল',
  'short.red': 'লা',
  'short.blue': 'নী',
  'short.draw': 'ড্র',
  'short.off': '–',
  pays: '{pays}:1',
  wins: '{side} জিতেছে',
  'is.draw': 'ড্র: লাল ও নীলের স্টেক ফেরত',
  'is.off': 'বাতিল: সব স্টেক ফেরত',
  returned: 'স্টেক ফেরত',
  leads: '{side} এগিয়ে',
  even: 'সমানে সমান',
  shares: 'শেষ {rounds} লড়াইয়ে: লাল {red}, নীল {blue}, ড্র {draw}, বাতিল {off}',
  'rules.1': 'লাল ও নীল {exchanges} দফার লড়াইয়ে নামে। যে জিতবে তার ওপর, বা ড্র-এর ওপর বেট করুন।',
  'rules.2': 'ড্র-এর পেআউট {draw}:1, লাল ও নীলের স্টেক ফেরত।',
  'rules.3': 'লড়াই দেখানোর আগেই ফলাফল নির্ধারিত হয়। দফাগুলো শুধু তা দেখায়, বদলায় না।',
  'rules.4': 'শেষ হওয়ার আগেই লড়াই বাতিল হতে পারে। তখন সব স্টেক ফেরত দেওয়া হয়।',
  chance: 'সম্ভাবনা',
  kind: 'পেআউট',
  'part.win': 'জয় থেকে',
  'part.push': 'ফেরত স্টেক থেকে',
};
