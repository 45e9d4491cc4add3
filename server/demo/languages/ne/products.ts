/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} अमेरिकी डलर',
    description: 'तुरुन्तै वालेटमा आउँछ।',
  },
  moneyReviewed: {
    name: '{sum} अमेरिकी डलर',
    description: 'टिमले स्वीकृत गरेपछि वालेटमा आउँछ।',
  },
  bonus: {
    name: '{sum} अमेरिकी डलर बोनस',
    description: 'क्यासिनो गेमका लागि। 14 दिनभित्र एक गुणा वेजर गर्नुहोस्।',
  },
  rounds: {
    name: '{count} फ्री राउन्ड',
    description: 'छानिएका स्लटमा। जितेको रकम 14 दिनभित्र एक गुणा वेजर गर्नुहोस्।',
  },
};
