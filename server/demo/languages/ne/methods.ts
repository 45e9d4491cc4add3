/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'स्यान्डबक्स कार्ड',
    'sandbox-bank': 'स्यान्डबक्स बैंक',
  },
  instructions: 'भुक्तानी पेजमा जारी रहन्छ। डेमो: वास्तविक पैसा काटिँदैन।',
  instructionsReviewed:
    'भुक्तानी पेजमा जारी रहन्छ। शुल्क रकमबाटै काटिन्छ, र ठूला ट्रान्सफर पहिले जाँच हुन सक्छन्। डेमो: वास्तविक पैसा काटिँदैन।',
  withdrawals: {
    'sandbox-bank': 'स्यान्डबक्स बैंक ट्रान्सफर',
    'sandbox-wallet': 'स्यान्डबक्स वालेट',
    'sandbox-crypto': 'स्यान्डबक्स क्रिप्टो',
  },
};
