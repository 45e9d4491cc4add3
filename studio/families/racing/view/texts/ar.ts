import { ar as place } from '../../../shared/place-texts/ar.ts';
import { ar as runners } from '../runners/ar.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Arabic. */
export const ar: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'راهن',
  race: 'السباق',
  win: 'فوز',
  place: 'مركز',
  exacta: 'إكزاكتا',
  first: 'الأول',
  second: 'الثاني',
  strength: 'القوة',
  runner: 'الحصان',
  'on.win': 'فوز {runner}',
  'on.place': 'مركز {runner}',
  'on.exacta': 'إكزاكتا {first} ثم {second}',
  off: 'بدأ السباق',
  finished: 'فاز {first}، الثاني {second}، الثالث {third}',
  winner: 'الفائز {runner}',
  shares: 'الفائزون في آخر {rounds} سباقات: {counts}',
  share: '{runner}: {count}',
  'rules.1': 'فوز: يصل الحصان أولا. مركز: يصل ضمن أول {placed}. إكزاكتا: يصل حصانان أولا وثانيا بهذا الترتيب.',
  'rules.2': 'يسحب الفائز من بين كل الخيول، لكل منها نصيب قوته. ويسحب الثاني بالطريقة نفسها من الباقي، وهكذا.',
  'rules.3': 'الأرجحية هي أرجحية القوة ناقصة هامش الموقع، مقربة إلى الأدنى، وتشمل الرهان.',
  'rules.4': 'تسحب النتيجة قبل عرض السباق. السباق يعرضها ولا يغيرها.',
  'part.win': 'من الفوز',
};
