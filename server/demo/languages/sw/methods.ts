/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'Kadi ya majaribio',
    'sandbox-bank': 'Benki ya majaribio',
  },
  instructions: 'Utaendelea kwenye ukurasa wa malipo. Demo: hakuna pesa halisi zinazotozwa.',
  instructionsReviewed:
    'Utaendelea kwenye ukurasa wa malipo. Ada inakatwa kwenye kiasi, na uhamisho mkubwa unaweza kukaguliwa kwanza. Demo: hakuna pesa halisi zinazotozwa.',
  withdrawals: {
    'sandbox-bank': 'Uhamisho wa benki wa majaribio',
    'sandbox-wallet': 'Pochi ya majaribio',
    'sandbox-crypto': 'Crypto ya majaribio',
  },
};
