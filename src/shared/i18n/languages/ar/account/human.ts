/** The human check and the picture captcha. */
export const words = {
  captchaTitle: 'قبل المحاولة التالية',
  registerTitle: 'تحقق قصير',
  pictureAlt: 'خمسة أحرف وأرقام مرسومة بشكل مائل. من لا يستطيع قراءتها يضغط الزر أدناه.',
  pictureComing: 'الصورة في الطريق…',
  noPicture: 'لم تصل الصورة.',
  another: 'صورة أخرى',
  letters: 'الأحرف في الصورة',
  missing: 'يرجى إدخال الأحرف الظاهرة في الصورة.',
  alternative: 'لا أستطيع قراءة الصور',
  working: 'يحل جهازك مسألة بدلًا من ذلك. يستغرق هذا بضع ثوانٍ ثم يُرسل النموذج.',
  worked: 'أنجز جهازك المهمة: لا حاجة إلى الأحرف.',
};

export const failure = {
  captcha_needed: 'بعد عدة محاولات فاشلة، يرجى إدخال الأحرف الظاهرة في الصورة.',
  captcha_wrong: 'هذه ليست أحرف الصورة، أو أن الصورة قديمة. إليك صورة أخرى.',
  human_check_needed: 'لم يُرفق التحقق من أنك لست روبوتًا. حاول مرة أخرى.',
  human_check_failed: 'لم ينجح التحقق من أنك لست روبوتًا. حاول مرة أخرى.',
  human_check_unavailable: 'خدمة التحقق لا تستجيب. حاول بعد دقيقة.',
};
