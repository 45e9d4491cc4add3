/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'Sandbox card',
    'sandbox-bank': 'Sandbox bank',
  },
  instructions: 'You continue on the payment page. Demo: no real money is charged.',
  instructionsReviewed:
    'You continue on the payment page. The fee is taken from the amount, and large transfers may be reviewed first. Demo: no real money is charged.',
  withdrawals: {
    'sandbox-bank': 'Sandbox bank transfer',
    'sandbox-wallet': 'Sandbox wallet',
    'sandbox-crypto': 'Sandbox crypto',
  },
};
