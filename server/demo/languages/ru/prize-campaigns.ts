/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'Бонус розыгрыша',
    summary: 'Выигран на колесе или в розыгрыше.',
    body: 'Бонус для казино.',
  },
  'mission-prizes': {
    title: 'Бонус за задания',
    summary: 'Бонусы за задания и места в таблице лидеров.',
    body: 'Выполните задание или займите место в таблице лидеров, приз за которое — бонус.',
  },
  'points-bonus': {
    title: 'Бонус за баллы',
    summary: 'Бонус в обмен на ваши баллы.',
    body: 'Выберите его в магазине баллов.',
  },
  'points-rounds': {
    title: 'Бесплатные раунды за баллы',
    summary: 'Бесплатные раунды в обмен на ваши баллы.',
    body: 'Выберите их в магазине баллов.',
  },
};
