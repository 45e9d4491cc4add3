/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} USD',
    description: 'Zinalipwa kwenye pochi yako papo hapo.',
  },
  moneyReviewed: {
    name: '{sum} USD',
    description: 'Zinalipwa timu ikishaidhinisha.',
  },
  bonus: {
    name: 'Bonasi ya {sum} USD',
    description: 'Kwa michezo ya kasino. Ibetie mara moja ndani ya siku 14.',
  },
  rounds: {
    name: 'Raundi {count} za bure',
    description: 'Kwenye sloti zilizochaguliwa. Betia ushindi mara moja ndani ya siku 14.',
  },
};
