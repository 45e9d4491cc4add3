import type en from '../en/products.ts';

/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} دولار',
    description: 'تصل إلى محفظتك فورًا.',
  },
  moneyReviewed: {
    name: '{sum} دولار',
    description: 'تُدفع بعد موافقة الفريق.',
  },
  bonus: {
    name: 'مكافأة {sum} دولار',
    description: 'لألعاب الكازينو. راهن بها مرة واحدة خلال 14 يومًا.',
  },
  rounds: {
    name: 'جولات مجانية: {count}',
    description: 'في ألعاب سلوت مختارة. راهن بما تربحه مرة واحدة خلال 14 يومًا.',
  },
} satisfies typeof en;
