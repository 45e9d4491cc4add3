/** Second factor, sessions, asking again. */
export const words = {};

export const failure = {
  signature_needed: 'لا تستطيع هذه الصفحة تأكيد العمليات لهذه الجلسة. لم يتغيّر شيء؛ سجّل الخروج ثم ادخل من جديد.',
  signature_refused: 'تعذّر التحقق من أن هذه العملية صادرة عنك. لم يتغيّر شيء؛ سجّل الخروج ثم ادخل من جديد.',
};
