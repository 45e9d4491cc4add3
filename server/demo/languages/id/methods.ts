/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'Kartu sandbox',
    'sandbox-bank': 'Bank sandbox',
  },
  instructions: 'Anda melanjutkan di halaman pembayaran. Demo: tidak ada uang asli yang ditarik.',
  instructionsReviewed:
    'Anda melanjutkan di halaman pembayaran. Biaya dipotong dari jumlahnya, dan transfer besar mungkin ditinjau dulu. Demo: tidak ada uang asli yang ditarik.',
  withdrawals: {
    'sandbox-bank': 'Transfer bank sandbox',
    'sandbox-wallet': 'E-wallet sandbox',
    'sandbox-crypto': 'Kripto sandbox',
  },
};
