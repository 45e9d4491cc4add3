import { km as solo } from '../../../casino-holdem-solo/view/texts/km.ts';
import { km as place } from '../../../shared/place-texts/km.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Khmer. */
export const km: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'អានធី',
  'on.aces': 'ភ្នាល់បន្ថែមអាត់',
  'pays.ante.short': 'រហូតដល់ 100:1',
  'pays.aces.short': '7–100:1',
  you: 'អ្នកលេងទាំងអស់',
  callName: 'តាម',
  callPays: 'ពីរដងនៃអានធី',
  dealt: 'ដៃ៖ {own}។ តាមដោយពីរដងនៃអានធី ឬបោះបៀ។',
  won: 'អ្នកលេងឈ្នះ៖ {own} ទល់នឹង {theirs}។',
  lost: 'ឌីល័រឈ្នះ៖ {theirs} ទល់នឹង {own}។',
  level: 'ស្មើ៖ {own} ទាំងពីរភាគី។',
  'end.won': 'អ្នកលេងឈ្នះ',
  'end.lost': 'ឌីល័រឈ្នះ',
  'end.level': 'ស្មើ',
  'end.out': 'ឌីល័រមិនគ្រប់លក្ខខណ្ឌ',
  'short.won': 'ល',
  'short.lost': 'ឌ',
  'short.level': '=',
  'short.out': 'ម',
  shares: 'ក្នុង {rounds} ដៃចុងក្រោយ៖ អ្នកលេងឈ្នះ {won}, ឌីល័រ {lost}, ស្មើ {level}, ឌីល័រមិនគ្រប់លក្ខខណ្ឌ {out}',
  'choose.open': 'តាម ឬបោះបៀ៖ {seconds} វិនាទី',
  'choose.others': 'អ្នកលេងកំពុងសម្រេច៖ {seconds} វិនាទី',
  'choose.call': 'អ្នកតាម។ បើកបៀក្នុង {seconds} វិនាទី។',
  'choose.fold': 'អ្នកបោះបៀ។ បើកបៀក្នុង {seconds} វិនាទី។',
  'choose.over': 'អស់ពេលជ្រើសហើយ។',
  called: 'អ្នកតាម។',
  'rules.table':
    'អ្នកលេងទាំងអស់ប្រើដៃតែមួយទល់​នឹងឌីល័រ ហើយម្នាក់ៗសម្រេចខ្លួនឯង។ អ្នកដែលមិនជ្រើសទាន់ពេល ចាត់ទុកថាបោះបៀ។ អ្នកលេងម្នាក់មានការភ្នាល់មួយ​ក្នុងមួយដៃ។',
};
