import type en from '../en/methods.ts';

/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'بطاقة تجريبية',
    'sandbox-bank': 'بنك تجريبي',
  },
  instructions: 'ستتابع في صفحة الدفع. موقع تجريبي: لا تُخصم أموال حقيقية.',
  instructionsReviewed:
    'ستتابع في صفحة الدفع. تُخصم الرسوم من المبلغ، وقد تُراجَع التحويلات الكبيرة أولًا. موقع تجريبي: لا تُخصم أموال حقيقية.',
  withdrawals: {
    'sandbox-bank': 'تحويل بنكي تجريبي',
    'sandbox-wallet': 'محفظة تجريبية',
    'sandbox-crypto': 'عملة مشفّرة تجريبية',
  },
} satisfies typeof en;
