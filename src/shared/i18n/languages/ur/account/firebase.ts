/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'لاگ ان کے دوسرے طریقے',
  or: 'یا',
  google: 'Google سے جاری رکھیں',
  facebook: 'Facebook سے جاری رکھیں',
  phone: 'فون سے جاری رکھیں',
  number: 'فون نمبر',
  numberHint: 'ملک کا کوڈ شامل کریں، مثلاً \u200e+92 300 1234567',
  sendCode: 'کوڈ بھیجیں',
  resendIn_one: '{{count}} سیکنڈ میں دوبارہ بھیجیں',
  resendIn_other: '{{count}} سیکنڈ میں دوبارہ بھیجیں',
  codeLabel: 'SMS میں آیا کوڈ',
  enter: 'فون سے لاگ ان کریں',
  lockedFor_one: '{{count}} سیکنڈ بعد دوبارہ کوشش کریں۔',
  lockedFor_other: '{{count}} سیکنڈ بعد دوبارہ کوشش کریں۔',
  code: {
    'invalid-phone-number': 'درست موبائل نمبر درج کریں',
    'missing-phone-number': 'اپنا فون نمبر درج کریں۔',
    'too-many-requests': 'کوششیں بہت زیادہ ہو گئیں۔ {{length}} بعد دوبارہ کوشش کریں۔',
    unknown: 'لاگ ان ناکام رہا۔ دوبارہ کوشش کریں۔',
    'invalid-verification-code': 'درست تصدیقی کوڈ درج کریں',
    'missing-verification-code': 'SMS میں آیا کوڈ درج کریں۔',
    'captcha-check-failed': 'سیکیورٹی جانچ ناکام رہی۔ دوبارہ کوشش کریں۔',
    'quota-exceeded': 'آج مزید کوڈ نہیں بھیجے جا سکتے۔ کسٹمر سروس سے رابطہ کریں۔',
    'operation-not-allowed': 'لاگ ان کا یہ طریقہ دستیاب نہیں۔ کسٹمر سروس سے رابطہ کریں۔',
    'code-expired': 'اس کوڈ کی میعاد ختم ہو چکی ہے۔ نیا منگوائیں۔',
    'popup-closed-by-user': 'لاگ ان ناکام: ونڈو بند کر دی گئی۔ دوبارہ کوشش کریں۔',
    'popup-blocked': 'پاپ اپ بلاک ہو گیا۔ پاپ اپ کی اجازت دے کر دوبارہ کوشش کریں۔',
    'network-request-failed': 'نیٹ ورک کنکشن میں خرابی ہے، دوبارہ کوشش کریں',
  },
};

export const failure = {
  firebase_token_refused: 'یہ لاگ ان قبول نہیں ہوا۔ دوبارہ شروع کریں۔',
  firebase_unavailable: 'لاگ ان کا یہ طریقہ جواب نہیں دے رہا۔ بعد میں کوشش کریں یا دوسرا طریقہ استعمال کریں۔',
  firebase_unregistered: 'اس لاگ ان سے ابھی کوئی اکاؤنٹ منسلک نہیں۔ پہلے رجسٹر کریں۔',
};
