export default {
  close: 'ပိတ်',
  showPassword: 'စကားဝှက် ပြ',
  hidePassword: 'စကားဝှက် ဖျောက်',
  imageError: 'ပုံဖွင့်၍မရပါ',
  tryAgain: 'ထပ်ကြိုးစား',
  cancel: 'မလုပ်တော့ပါ',
  ok: 'အိုကေ',
  loadMore: 'ထပ်ပြ',
  search: 'ရှာ',
  pauseMotion: 'လှုပ်ရှားပုံ ရပ်',
  resumeMotion: 'လှုပ်ရှားပုံ ဆက်ပြ',
  skipToContent: 'အကြောင်းအရာသို့ ကျော်',
};
