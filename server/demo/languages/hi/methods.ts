/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'सैंडबॉक्स कार्ड',
    'sandbox-bank': 'सैंडबॉक्स बैंक',
  },
  instructions: 'आगे भुगतान पेज खुलेगा। डेमो: कोई असली रकम नहीं ली जाती।',
  instructionsReviewed:
    'आगे भुगतान पेज खुलेगा। शुल्क रकम में से काटा जाता है, और बड़े ट्रांसफ़र की पहले जांच हो सकती है। डेमो: कोई असली रकम नहीं ली जाती।',
  withdrawals: {
    'sandbox-bank': 'सैंडबॉक्स बैंक ट्रांसफ़र',
    'sandbox-wallet': 'सैंडबॉक्स वॉलेट',
    'sandbox-crypto': 'सैंडबॉक्स क्रिप्टो',
  },
};
