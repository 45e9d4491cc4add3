/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'Bir akşamlık oyun',
    summary: '',
  },
  'three-doors': {
    title: 'Yeni bir şey',
    summary: 'Bir günde üç oyun deneyin.',
  },
  'big-catch': {
    title: 'Büyük av',
    summary: '',
  },
  'four-evenings': {
    title: 'Dört akşam',
    summary: 'Haftanın dört gününde oynayın.',
  },
  'half-moon': {
    title: 'Yarım ay',
    summary: '',
  },
  'full-moon': {
    title: 'Dolunay',
    summary: '',
  },
  'daily-race': {
    title: 'Günlük yarış',
    summary: 'RTP’si düşük oyunlardaki bahisler daha çok sayılır; böylece tüm oyunlar eşit ağırlıktadır.',
  },
  'weekly-league': {
    title: 'Haftalık lig',
    summary: '',
  },
  'lantern-cup': {
    title: 'Fener Kupası',
    summary: 'Bir hafta, sayılan tek bir kazanç.',
  },
};
