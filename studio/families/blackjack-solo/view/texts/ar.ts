import type { MessageKey } from './en.ts';

/** Texts of blackjack in Arabic. */
export const ar: Record<MessageKey, string> = {
  begin: 'وزّع',
  betOn: 'رهان {amount}',
  raised: '{name} {amount}',
  hit: 'ورقة',
  stand: 'قف',
  double: 'ضاعف',
  split: 'قسّم',
  more: '{name} (\u200e+{amount})',
  dealer: 'الموزّع',
  you: 'أنت',
  hand: 'اليد {number}',
  points: '{who}: {points}',
  turn: '{points}. دورك.',
  blackjack: 'بلاك جاك',
  bust: 'تجاوز 21',
  wins: 'تربح',
  push: 'تعادل',
  loses: 'تخسر',
  'rules.1': 'اقترب من 21 أكثر من الموزع دون تجاوزها. من اثنين إلى عشرة بقيمتها، والصور عشرة، والآس واحد أو أحد عشر.',
  'rules.2':
    'ثماني مجموعات تخلط قبل كل جولة. بلاك جاك يدفع 3 إلى 2 والفوز الآخر 1 إلى 1. يتحقق الموزع من بلاك جاك قبل حركتك ويقف على كل 17. لا يوجد تأمين.',
  'rules.3':
    'المضاعفة تأخذ رهانا ثانيا لورقة واحدة. يمكن تقسيم ورقتين متساويتين مرة برهان ثانٍ، والآسات المقسمة تأخذ ورقة لكل منها.',
  'rules.4': 'العائد المذكور هو للاستراتيجية الأساسية.',
  'part.blackjack': 'من بلاك جاك',
  'part.plain': 'من الأيدي بلا مضاعفة أو تقسيم',
  'part.double': 'من الأيدي المضاعفة',
  'part.split': 'من الأيدي المقسمة',
};
