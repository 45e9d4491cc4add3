/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'سینڈ باکس کارڈ',
    'sandbox-bank': 'سینڈ باکس بینک',
  },
  instructions: 'آپ ادائیگی کے صفحے پر جائیں گے۔ ڈیمو: کوئی اصلی رقم نہیں لی جاتی۔',
  instructionsReviewed:
    'آپ ادائیگی کے صفحے پر جائیں گے۔ فیس رقم سے کٹتی ہے، اور بڑے ٹرانسفر کی پہلے جانچ ہو سکتی ہے۔ ڈیمو: کوئی اصلی رقم نہیں لی جاتی۔',
  withdrawals: {
    'sandbox-bank': 'سینڈ باکس بینک ٹرانسفر',
    'sandbox-wallet': 'سینڈ باکس والٹ',
    'sandbox-crypto': 'سینڈ باکس کرپٹو',
  },
};
