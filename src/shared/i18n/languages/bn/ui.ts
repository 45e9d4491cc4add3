export default {
  close: 'বন্ধ করুন',
  showPassword: 'পাসওয়ার্ড দেখান',
  hidePassword: 'পাসওয়ার্ড লুকান',
  imageError: 'ছবি লোড হয়নি',
  tryAgain: 'আবার চেষ্টা করুন',
  cancel: 'বাতিল করুন',
  ok: 'ঠিক আছে',
  loadMore: 'আরও দেখুন',
  search: 'খুঁজুন',
  pauseMotion: 'অ্যানিমেশন থামান',
  resumeMotion: 'অ্যানিমেশন চালান',
  skipToContent: 'মূল অংশে যান',
};
