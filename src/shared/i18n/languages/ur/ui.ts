export default {
  close: 'بند کریں',
  showPassword: 'پاس ورڈ دکھائیں',
  hidePassword: 'پاس ورڈ چھپائیں',
  imageError: 'تصویر لوڈ نہیں ہوئی',
  tryAgain: 'دوبارہ کوشش کریں',
  cancel: 'منسوخ کریں',
  ok: 'ٹھیک ہے',
  loadMore: 'مزید لوڈ کریں',
  search: 'تلاش',
  pauseMotion: 'اینیمیشن روکیں',
  resumeMotion: 'اینیمیشن چلائیں',
  skipToContent: 'مواد پر جائیں',
};
