/** Popups, app download, help, feedback, chat: what stands in a modal. */
export const words = {
  freePlay: 'العب مجانًا',
  freePlayText: 'نقود تجريبية فقط: لا دفع ولا ربح حقيقي، ولا حاجة إلى حساب.',
};

export const failure = {
  image_not_allowed: 'يجب أن تكون الصورة بصيغة PNG أو JPEG وألا تتجاوز 5 ميغابايت. لم يُرسل شيء.',
  feedback_too_often: 'لقد كتبت خمس مرات اليوم. لم يُرسل شيء؛ اكتب مجددًا غدًا من فضلك.',
};
