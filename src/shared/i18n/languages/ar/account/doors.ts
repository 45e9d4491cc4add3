/** Log-in, log-out, passwords. */
export const words = {
  username: 'اسم المستخدم',
  password: 'كلمة المرور',
  confirmPassword: 'كلمة المرور مرة أخرى',
  usernameHint: 'من 4 إلى 20 حرفًا لاتينيًا أو رقمًا، يبدأ بحرف',
  passwordHint: '8 رموز أو أكثر؛ عدة كلمات معًا خيار جيد',
  loginTitle: 'أهلًا بعودتك',
  registerTitle: 'أنشئ حسابك',
  loginAction: 'دخول',
  registerAction: 'إنشاء الحساب',
  noAccount: 'جديد هنا؟',
  haveAccount: 'لديك حساب؟',
  terms: 'عمري {{age}} سنة أو أكثر وأقبل القواعد',
  readRules: 'قراءة القواعد',
  error: {
    credentials: 'يرجى إدخال اسم المستخدم وكلمة المرور',
    empty: 'لا يمكن ترك هذا الحقل فارغًا',
    passwordIsUsername: 'يجب أن تختلف كلمة المرور عن اسم المستخدم.',
    mismatch: 'كلمتا المرور غير متطابقتين',
    terms: 'يرجى تأكيد عمرك وقبول القواعد.',
  },
};

export const failure = {
  in_incorrect_password: 'الحساب أو كلمة المرور غير صحيحة',
  non_member_account: 'لا يمكن لغير حسابات الأعضاء الدخول هنا',
  account_locked: 'أُقفل الحساب بعد محاولات فاشلة عدة. حاول بعد نصف ساعة.',
  mode_not_offered: 'طريقة الدخول هذه غير متاحة',
  registration_closed: 'التسجيل مغلق حاليًا',
  username_taken: 'اسم المستخدم مأخوذ. اختر غيره.',
  password_mismatch: 'كلمتا المرور غير متطابقتين',
  password_too_common: 'كلمة المرور هذه من أكثرها شيوعًا. اختر غيرها.',
  password_is_username: 'يجب أن تختلف كلمة المرور عن اسم المستخدم.',
  terms_not_accepted: 'يرجى تأكيد عمرك وقبول القواعد.',
  invitation_code_error: 'رمز الدعوة غير صالح',
};
