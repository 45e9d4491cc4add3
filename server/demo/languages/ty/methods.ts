/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'Sandbox card',
    'sandbox-bank': 'Sandbox bank',
  },
  instructions: 'Magpapatuloy ka sa payment page. Demo: walang totoong perang sinisingil.',
  instructionsReviewed:
    'Magpapatuloy ka sa payment page. Kinukuha ang fee mula sa halaga, at puwedeng suriin muna ang malalaking transfer. Demo: walang totoong perang sinisingil.',
  withdrawals: {
    'sandbox-bank': 'Sandbox bank transfer',
    'sandbox-wallet': 'Sandbox wallet',
    'sandbox-crypto': 'Sandbox crypto',
  },
};
