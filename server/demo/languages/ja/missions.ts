/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: '今宵のひと勝負',
    summary: '',
  },
  'three-doors': {
    title: '新しいゲーム',
    summary: '1日に3種類のゲームをプレイ。',
  },
  'big-catch': {
    title: '大漁',
    summary: '',
  },
  'four-evenings': {
    title: '四つの夜',
    summary: '1週間のうち4日プレイ。',
  },
  'half-moon': {
    title: '半月',
    summary: '',
  },
  'full-moon': {
    title: '満月',
    summary: '',
  },
  'daily-race': {
    title: 'デイリーレース',
    summary: 'すべてのゲームが公平になるよう、RTPの低いゲームのベットほど高く換算されます。',
  },
  'weekly-league': {
    title: 'ウィークリーリーグ',
    summary: '',
  },
  'lantern-cup': {
    title: 'ランタンカップ',
    summary: '1週間の最高の一勝で競います。',
  },
};
