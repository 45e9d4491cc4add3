import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Arabic. */
export const ar: Record<MessageKey, string> = {
  begin: 'اعرض ورقة',
  betOn: 'الورقة الأولى',
  take: 'اسحب {amount}',
  skip: 'تخطّ الورقة',
  'guess.higher': 'أعلى',
  'guess.lower': 'أدنى',
  'guess.higher-or-same': 'أعلى أو مساوٍ',
  'guess.lower-or-same': 'أدنى أو مساوٍ',
  'guess.same': 'مساوٍ',
  'guess.red': 'أحمر',
  'guess.black': 'أسود',
  chance: '{wins} من {from}',
  now: 'الآن',
  guesses: 'التخمينات',
  cards: 'أوراق هذه الجولة',
  shown: '{card}. ما التالية؟',
  right: '{card}. صحيح. السحب الآن يدفع {amount}.',
  wrong: '{card}. انتهت الجولة.',
  'rules.1': 'تُعرض ورقة. خمّن كيف تقارن التالية بها. الآس هو الأعلى.',
  'rules.2':
    'كل تخمين صحيح يرفع ما تدفعه الجولة وفق احتماله. واصل أو اسحب المبلغ المعروض. التخمين الخاطئ ينهي الجولة بلا دفع.',
  'rules.full': 'كل ورقة من مجموعة كاملة من 52. يمكن تخطي {skips} ورقات في الجولة.',
  'rules.shrinking': 'الأوراق التي ظهرت لا تعود في الجولة. يمكن تخطي {skips} ورقات.',
  'rules.3': 'أعلى مضاعف هو {ceiling} مرة من الرهان.',
};
