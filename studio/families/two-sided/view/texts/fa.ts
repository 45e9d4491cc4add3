import { fa as place } from '../../../shared/place-texts/fa.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Persian. */
export const fa: Record<MessageKey, string> = {
  ...place,
  begin: 'شرط',
  bout: 'مبارزه',
  'on.red': 'قرمز',
  'on.blue': 'آبی',
  'on.draw': 'مساوی',
  'on.off': 'لغوشده',
  'short.red': 'ق',
  'short.blue': 'آ',
  'short.draw': 'م',
  'short.off': '–',
  pays: '{pays} به 1',
  wins: 'برد {side}',
  'is.draw': 'مساوی: شرط‌های قرمز و آبی برمی‌گردد',
  'is.off': 'لغوشده: همه شرط‌ها برمی‌گردد',
  returned: 'شرط‌ها برگشت',
  leads: '{side} جلو است',
  even: 'برابر',
  shares: 'در {rounds} مبارزه اخیر: قرمز {red}، آبی {blue}، مساوی {draw}، لغوشده {off}',
  'rules.1': 'قرمز و آبی در مبارزه‌ای با {exchanges} درگیری روبه‌رو می‌شوند. روی طرف برنده یا مساوی شرط ببندید.',
  'rules.2': 'مساوی {draw} به 1 می‌پردازد و شرط‌های قرمز و آبی را برمی‌گرداند.',
  'rules.3': 'نتیجه پیش از نمایش مبارزه تعیین می‌شود. درگیری‌ها فقط آن را نشان می‌دهند و تغییرش نمی‌دهند.',
  'rules.4': 'مبارزه ممکن است پیش از پایان لغو شود. آنگاه همه شرط‌ها برمی‌گردد.',
  chance: 'احتمال',
  kind: 'پرداختی',
  'part.win': 'از بردها',
  'part.push': 'از شرط‌های برگشتی',
};
