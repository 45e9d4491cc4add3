/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'Test kartı',
    'sandbox-bank': 'Test bankası',
  },
  instructions: 'Ödeme sayfasına yönlendirilirsiniz. Demo: gerçek para alınmaz.',
  instructionsReviewed:
    'Ödeme sayfasına yönlendirilirsiniz. İşlem ücreti tutardan düşülür, büyük transferler önce incelenebilir. Demo: gerçek para alınmaz.',
  withdrawals: {
    'sandbox-bank': 'Test banka havalesi',
    'sandbox-wallet': 'Test cüzdanı',
    'sandbox-crypto': 'Test kripto',
  },
};
