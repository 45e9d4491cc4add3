/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: '今夜一局',
    summary: '',
  },
  'three-doors': {
    title: '嘗試新遊戲',
    summary: '一天內玩三款遊戲。',
  },
  'big-catch': {
    title: '大有收穫',
    summary: '',
  },
  'four-evenings': {
    title: '四個夜晚',
    summary: '一週內遊玩四天。',
  },
  'half-moon': {
    title: '半月',
    summary: '',
  },
  'full-moon': {
    title: '滿月',
    summary: '',
  },
  'daily-race': {
    title: '每日競賽',
    summary: '返還率較低的遊戲權重更高，每款遊戲機會均等。',
  },
  'weekly-league': {
    title: '每週聯賽',
    summary: '',
  },
  'lantern-cup': {
    title: '燈籠盃',
    summary: '為期一週，只看最好的一局。',
  },
};
