/** The choice of a language. */
export const texts = {
  search: 'ابحث عن لغة',
  notLoaded: 'تعذّر تحميل {{language}}',
  stays: 'تبقى الصفحة باللغة {{now}}. تحقق من اتصالك وحاول مرة أخرى.',
  none: 'لا توجد لغة بهذا الاسم',
};
