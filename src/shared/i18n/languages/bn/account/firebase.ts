/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'লগইনের অন্য উপায়',
  or: 'অথবা',
  google: 'Google দিয়ে চালিয়ে যান',
  facebook: 'Facebook দিয়ে চালিয়ে যান',
  phone: 'ফোন দিয়ে চালিয়ে যান',
  number: 'ফোন নম্বর',
  numberHint: 'দেশের কোডসহ লিখুন, যেমন +880 1712 345678',
  sendCode: 'কোড পাঠান',
  resendIn_one: '{{count}} সেকেন্ড পরে আবার পাঠান',
  resendIn_other: '{{count}} সেকেন্ড পরে আবার পাঠান',
  codeLabel: 'SMS থেকে পাওয়া কোড',
  enter: 'ফোন দিয়ে লগইন করুন',
  lockedFor_one: '{{count}} সেকেন্ড পরে আবার চেষ্টা করুন।',
  lockedFor_other: '{{count}} সেকেন্ড পরে আবার চেষ্টা করুন।',
  code: {
    'invalid-phone-number': 'সঠিক মোবাইল নম্বর লিখুন',
    'missing-phone-number': 'আপনার ফোন নম্বর লিখুন।',
    'too-many-requests': 'অনেকবার চেষ্টা হয়েছে। {{length}} পরে আবার চেষ্টা করুন।',
    unknown: 'লগইন হয়নি। আবার চেষ্টা করুন।',
    'invalid-verification-code': 'সঠিক যাচাই কোড লিখুন',
    'missing-verification-code': 'SMS থেকে পাওয়া কোডটি লিখুন।',
    'captcha-check-failed': 'নিরাপত্তা যাচাই ব্যর্থ হয়েছে। আবার চেষ্টা করুন।',
    'quota-exceeded': 'আজ আর কোড পাঠানো যাবে না। কাস্টমার সার্ভিসে যোগাযোগ করুন।',
    'operation-not-allowed': 'এভাবে লগইন করা যাচ্ছে না। কাস্টমার সার্ভিসে যোগাযোগ করুন।',
    'code-expired': 'কোডটির মেয়াদ শেষ। নতুন কোড নিন।',
    'popup-closed-by-user': 'লগইন হয়নি: উইন্ডোটি বন্ধ করা হয়েছে। আবার চেষ্টা করুন।',
    'popup-blocked': 'পপ-আপ আটকানো হয়েছে। পপ-আপের অনুমতি দিয়ে আবার চেষ্টা করুন।',
    'network-request-failed': 'নেটওয়ার্কে সমস্যা হচ্ছে, আবার চেষ্টা করুন',
  },
};

export const failure = {
  firebase_token_refused: 'এই লগইন গ্রহণ করা হয়নি। আবার শুরু করুন।',
  firebase_unavailable: 'লগইনের এই উপায় সাড়া দিচ্ছে না। পরে আবার চেষ্টা করুন বা অন্য উপায় ব্যবহার করুন।',
  firebase_unregistered: 'এই লগইনের সঙ্গে এখনও কোনো অ্যাকাউন্ট যুক্ত নেই। আগে রেজিস্টার করুন।',
};
