export default {
  close: 'إغلاق',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  imageError: 'تعذّر تحميل الصورة',
  tryAgain: 'إعادة المحاولة',
  cancel: 'إلغاء',
  ok: 'موافق',
  loadMore: 'عرض المزيد',
  search: 'بحث',
  pauseMotion: 'إيقاف الحركة مؤقتًا',
  resumeMotion: 'استئناف الحركة',
  skipToContent: 'الانتقال إلى المحتوى',
};
