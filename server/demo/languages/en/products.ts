/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} USD',
    description: 'Paid to your wallet at once.',
  },
  moneyReviewed: {
    name: '{sum} USD',
    description: 'Paid once the team has approved it.',
  },
  bonus: {
    name: '{sum} USD bonus',
    description: 'For casino games. Wager it once within 14 days.',
  },
  rounds: {
    name: '{count} free rounds',
    description: 'In selected slots. Wager the winnings once within 14 days.',
  },
};
