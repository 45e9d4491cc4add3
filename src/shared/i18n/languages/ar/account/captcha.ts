/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'التحقق الأمني',
  registerTitle: 'التحقق الأمني',
  pictureAlt: 'صورة تحقق، عدد رموزها {{letters}}. إن تعذّرت عليك قراءتها فاستخدم الزر أدناه.',
  pictureComing: 'جارٍ تحميل الصورة…',
  noPicture: 'تعذّر تحميل الصورة.',
  another: 'صورة جديدة',
  letters: 'الرموز الظاهرة في الصورة',
  missing: 'يرجى إدخال الرموز الظاهرة في الصورة.',
  alternative: 'لا أستطيع قراءة الصورة',
  working: 'يُجري جهازك تحققًا بديلًا. سيُرسل النموذج خلال ثوانٍ.',
  worked: 'اكتمل التحقق. لا حاجة إلى إدخال الرموز.',
};

export const failure = {
  captcha_needed: 'محاولات فاشلة كثيرة. يرجى إدخال الرموز الظاهرة في الصورة.',
  captcha_wrong: 'الرموز غير مطابقة. يرجى المحاولة بالصورة الجديدة.',
  captcha_check_needed: 'لم يكتمل التحقق الأمني. يرجى المحاولة مجددًا.',
  captcha_check_failed: 'لم ينجح التحقق الأمني. يرجى المحاولة مجددًا.',
  captcha_check_unavailable: 'التحقق الأمني لا يستجيب. يرجى المحاولة بعد دقيقة.',
};
