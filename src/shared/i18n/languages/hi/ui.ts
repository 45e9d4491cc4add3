export default {
  close: 'बंद करें',
  showPassword: 'पासवर्ड दिखाएं',
  hidePassword: 'पासवर्ड छिपाएं',
  imageError: 'तस्वीर लोड नहीं हुई',
  tryAgain: 'फिर कोशिश करें',
  cancel: 'रद्द करें',
  ok: 'ठीक है',
  loadMore: 'और लोड करें',
  search: 'खोजें',
  pauseMotion: 'एनिमेशन रोकें',
  resumeMotion: 'एनिमेशन चालू करें',
  skipToContent: 'मुख्य सामग्री पर जाएं',
};
