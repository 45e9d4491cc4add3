/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} USD',
    description: 'Agad na ibinabayad sa wallet mo.',
  },
  moneyReviewed: {
    name: '{sum} USD',
    description: 'Ibinabayad kapag naaprubahan na ng team.',
  },
  bonus: {
    name: '{sum} USD na bonus',
    description: 'Para sa casino games. Itaya ito nang isang beses sa loob ng 14 na araw.',
  },
  rounds: {
    name: '{count} free rounds',
    description: 'Sa mga piling slot. Itaya ang panalo nang isang beses sa loob ng 14 na araw.',
  },
};
