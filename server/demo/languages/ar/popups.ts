import type en from '../en/popups.ts';

/** Popups for visitors and members. */
export default {
  welcome: {
    title: 'مرحبًا بك في {brand}',
    content: 'هذا موقع تجريبي، وكل الأموال هنا افتراضية.\nليس لديك حساب؟ اختر «العب مجانًا» في نافذة تسجيل الدخول.',
  },
  'good-to-know': {
    title: 'من المفيد أن تعرف',
    content: 'العروض الحالية في «العروض».\nيمكنك في أي وقت تعيين حدود الإيداع والخسارة والوقت في «اللعب بأمان».',
  },
} satisfies typeof en;
