/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'Çekiliş bonusu',
    summary: 'Çarkta veya çekilişte kazanılır.',
    body: 'Casino için bonus.',
  },
  'mission-prizes': {
    title: 'Görev bonusu',
    summary: 'Görevlerden ve liderlik tablolarından bonus.',
    body: 'Ödülü bonus olan bir görevi tamamlayın veya böyle bir liderlik tablosunda dereceye girin.',
  },
  'points-bonus': {
    title: 'Puan bonusu',
    summary: 'Puanlarınız karşılığında bonus.',
    body: 'Puan mağazasından seçin.',
  },
  'points-rounds': {
    title: 'Puanla bedava turlar',
    summary: 'Puanlarınız karşılığında bedava turlar.',
    body: 'Puan mağazasından seçin.',
  },
};
