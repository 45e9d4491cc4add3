import type en from '../en/banners.ts';

/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: 'جديد',
    title: 'فانوس اليشم',
    text: 'خمس بكرات وعشرة خطوط ولفات مجانية وجائزة كبرى. يمكن التحقق من كل لفة.',
    action: 'افتح اللعبة',
  },
  grand: {
    eyebrow: 'الجوائز الكبرى',
    title: 'كيف تُموَّل جوائزنا الكبرى',
    text: 'القيم الحالية وفرصة الفوز وآخر الفائزين.',
    action: 'عرض الجوائز',
  },
  fishing: {
    eyebrow: 'صيد السمك',
    title: 'كل ألعاب الصيد في مكان واحد',
    text: 'تصفّح ألعاب الصيد حسب المزوّد.',
    action: 'تصفّح الألعاب',
  },
  tables: {
    eyebrow: 'كازينو مباشر',
    title: 'الروليت والباكارا والبلاك جاك',
    text: 'تصفّح الطاولات المباشرة حسب المزوّد.',
    action: 'تصفّح الطاولات',
  },
} satisfies typeof en;
