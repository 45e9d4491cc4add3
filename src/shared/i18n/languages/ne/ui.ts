export default {
  close: 'बन्द गर्नुहोस्',
  showPassword: 'पासवर्ड देखाउनुहोस्',
  hidePassword: 'पासवर्ड लुकाउनुहोस्',
  imageError: 'तस्बिर लोड हुन सकेन',
  tryAgain: 'फेरि प्रयास गर्नुहोस्',
  cancel: 'रद्द गर्नुहोस्',
  ok: 'ठिक छ',
  loadMore: 'थप लोड गर्नुहोस्',
  search: 'खोज्नुहोस्',
  pauseMotion: 'एनिमेसन रोक्नुहोस्',
  resumeMotion: 'एनिमेसन चलाउनुहोस्',
  skipToContent: 'सिधै मुख्य भागमा जानुहोस्',
};
