/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'নিরাপত্তা যাচাই',
  registerTitle: 'নিরাপত্তা যাচাই',
  pictureAlt: '{{letters}}টি অক্ষরের নিরাপত্তা ছবি। পড়তে না পারলে নিচের বোতামটি ব্যবহার করুন।',
  pictureComing: 'ছবি লোড হচ্ছে…',
  noPicture: 'ছবিটি লোড হয়নি।',
  another: 'নতুন ছবি',
  letters: 'ছবির অক্ষর',
  missing: 'ছবির অক্ষরগুলো লিখুন।',
  alternative: 'ছবি পড়তে পারছি না',
  working: 'এর বদলে আপনার ডিভাইস একটি যাচাই করছে। কয়েক সেকেন্ডের মধ্যে ফর্মটি জমা হবে।',
  worked: 'যাচাই শেষ। কোনো অক্ষর লিখতে হবে না।',
};

export const failure = {
  captcha_needed: 'অনেকবার ভুল হয়েছে। ছবির অক্ষরগুলো লিখুন।',
  captcha_wrong: 'অক্ষর মেলেনি। নতুন ছবি দেখে আবার লিখুন।',
  captcha_check_needed: 'নিরাপত্তা যাচাই পাওয়া যায়নি। আবার চেষ্টা করুন।',
  captcha_check_failed: 'নিরাপত্তা যাচাই ব্যর্থ হয়েছে। আবার চেষ্টা করুন।',
  captcha_check_unavailable: 'নিরাপত্তা যাচাই সাড়া দিচ্ছে না। এক মিনিট পরে আবার চেষ্টা করুন।',
};
