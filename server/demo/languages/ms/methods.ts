/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'Kad ujian',
    'sandbox-bank': 'Bank ujian',
  },
  instructions: 'Anda diteruskan ke halaman pembayaran. Demo: tiada wang sebenar dicaj.',
  instructionsReviewed:
    'Anda diteruskan ke halaman pembayaran. Caj ditolak daripada jumlah, dan pindahan besar mungkin disemak dahulu. Demo: tiada wang sebenar dicaj.',
  withdrawals: {
    'sandbox-bank': 'Pindahan bank ujian',
    'sandbox-wallet': 'E-dompet ujian',
    'sandbox-crypto': 'Kripto ujian',
  },
};
