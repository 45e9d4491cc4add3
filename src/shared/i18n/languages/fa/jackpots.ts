/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: 'مبالغ شروع از طرف ما',
    contributed: 'از شرط‌ها',
    funded: 'افزوده ما، خارج از RTP',
    paid: 'پرداخت به برندگان',
    reserve: 'ذخیره',
    sum: 'کل ورودی {{came}} = پرداخت {{paid}} + فعلی {{shown}} + ذخیره {{reserve}}',
    restart:
      'پس از هر برد، جکپات از {{min}} تا {{max}} دوباره شروع می‌شود. اگر ذخیره کافی باشد از آن و وگرنه از طرف ما پرداخت می‌شود. مازاد ذخیره بالای {{bound}} به جکپات اضافه می‌شود.',
    odds: 'به طور میانگین یک برد در هر {{oneIn}} اسپین، با مبلغ شرط مرجع',
    share: '{{percent}} هر شرط به جکپات می‌رود',
    games: 'بازی‌های مشمول',
    wins: 'آخرین بردها',
    winsEmpty: 'هنوز برده نشده',
    lastWin: 'آخرین برد',
    biggestWin: 'بزرگ‌ترین برد',
    won: '{{amount}}، {{player}}، {{day}}',
    how: 'منبع مالی جکپات',
  },
};
