/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} USD',
    description: 'Cüzdanınıza hemen yatırılır.',
  },
  moneyReviewed: {
    name: '{sum} USD',
    description: 'Ekibimiz onayladığında yatırılır.',
  },
  bonus: {
    name: '{sum} USD bonus',
    description: 'Casino oyunları için. 14 gün içinde bir kez çevirin.',
  },
  rounds: {
    name: '{count} bedava tur',
    description: 'Seçili slotlarda. Kazancı 14 gün içinde bir kez çevirin.',
  },
};
