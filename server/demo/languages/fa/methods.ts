/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'کارت آزمایشی',
    'sandbox-bank': 'بانک آزمایشی',
  },
  instructions: 'ادامه در صفحه پرداخت انجام می‌شود. نمایشی: پول واقعی کسر نمی‌شود.',
  instructionsReviewed:
    'ادامه در صفحه پرداخت انجام می‌شود. کارمزد از مبلغ کم می‌شود و انتقال‌های بزرگ ممکن است ابتدا بررسی شوند. نمایشی: پول واقعی کسر نمی‌شود.',
  withdrawals: {
    'sandbox-bank': 'حواله بانکی آزمایشی',
    'sandbox-wallet': 'کیف پول آزمایشی',
    'sandbox-crypto': 'رمزارز آزمایشی',
  },
};
