/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} долларов США',
    description: 'Зачисляется в кошелёк сразу.',
  },
  moneyReviewed: {
    name: '{sum} долларов США',
    description: 'Зачисляется после одобрения нашей командой.',
  },
  bonus: {
    name: 'Бонус {sum} USD',
    description: 'Для игр казино. Отыграть один раз за 14 дней.',
  },
  rounds: {
    name: 'Бесплатные раунды: {count}',
    description: 'В избранных слотах. Выигрыш отыграть один раз за 14 дней.',
  },
};
