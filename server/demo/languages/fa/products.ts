/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} دلار',
    description: 'فوراً به کیف پول شما واریز می‌شود.',
  },
  moneyReviewed: {
    name: '{sum} دلار',
    description: 'پس از تأیید تیم ما واریز می‌شود.',
  },
  bonus: {
    name: 'بونوس {sum} دلاری',
    description: 'برای بازی‌های کازینو. ظرف 14 روز یک بار گردش.',
  },
  rounds: {
    name: '{count} دور رایگان',
    description: 'در اسلات‌های منتخب. برد آن ظرف 14 روز یک بار گردش می‌خواهد.',
  },
};
