import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Urdu. */
export const ur: Record<MessageKey, string> = {
  'rules.game': '1 سے 49 میں سے چھ مختلف نمبر نکلتے ہیں، پھر ایک اضافی نمبر۔ ہر مجموعے کا امکان برابر ہے۔',
  'rules.more':
    'چھ نمبر چنیں؛ دس تک چننے پر چھ کا ہر سیٹ ایک کمبینیشن ہے۔ اضافی نمبر صرف وہیں گنا جاتا ہے جہاں انعام میں اس کا ذکر ہو۔ چھ کا مجموعہ 150 یا زیادہ ہو تو بڑا شمار ہوتا ہے۔ تمام انعام مقررہ ہیں: ان کا انحصار جیتنے والوں کی تعداد پر نہیں۔',
  'tab.six': 'چھ',
  'tab.few': 'دو سے چار',
  'tab.number': 'ایک نمبر',
  'tab.sum': 'مجموعہ',
  'bet.six': 'چھ نمبر',
  'bet.two': 'چھ میں سے دو',
  'bet.three': 'چھ میں سے تین',
  'bet.four': 'چھ میں سے چار',
  'bet.number': 'چھ میں شامل',
  'bet.additional': 'اضافی نمبر',
  'bet.sum-sides': 'چھ کا مجموعہ',
  'prize.match-6': '6 نکلے',
  'prize.match-5-more': '5 اور اضافی',
  'prize.match-5': '5 نکلے',
  'prize.match-4-more': '4 اور اضافی',
  'prize.match-4': '4 نکلے',
  'prize.match-3-more': '3 اور اضافی',
  'prize.match-3': '3 نکلے',
  'prize.match-2': '2 نکلے',
  said: '{numbers}؛ اضافی {additional}۔ مجموعہ {sum}۔',
};
