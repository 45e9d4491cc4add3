import { fa as place } from '../../../shared/place-texts/fa.ts';
import { fa as runners } from '../runners/fa.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Persian. */
export const fa: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'شرط',
  race: 'مسابقه',
  win: 'برد',
  place: 'جایگاه',
  exacta: 'اگزاکتا',
  first: 'اول',
  second: 'دوم',
  strength: 'قدرت',
  runner: 'اسب',
  'on.win': 'برد {runner}',
  'on.place': 'جایگاه {runner}',
  'on.exacta': 'اگزاکتا {first} سپس {second}',
  off: 'مسابقه شروع شد',
  finished: 'برنده {first}، دوم {second}، سوم {third}',
  winner: 'برنده {runner}',
  shares: 'برندگان {rounds} مسابقه اخیر: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'برد: اسب اول می‌شود. جایگاه: اسب جزو {placed} اسب اول است. اگزاکتا: دو اسب به همین ترتیب اول و دوم می‌شوند.',
  'rules.2':
    'برنده از میان همه اسب‌ها، هر کدام به سهم قدرتش، قرعه‌کشی می‌شود. نفر دوم به همین شکل از میان بقیه و همین‌طور تا آخر.',
  'rules.3': 'ضرایب از قدرت‌ها منهای سهم کازینو به دست می‌آید و رو به پایین گرد می‌شود. مبلغ شرط در آن است.',
  'rules.4': 'نتیجه پیش از نمایش مسابقه تعیین می‌شود. مسابقه فقط آن را نشان می‌دهد و تغییرش نمی‌دهد.',
  'part.win': 'از بردها',
};
