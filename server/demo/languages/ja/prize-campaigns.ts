/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: '抽選ボーナス',
    summary: 'ホイールまたは抽選会で獲得。',
    body: 'カジノ用のボーナス。',
  },
  'mission-prizes': {
    title: 'ミッションボーナス',
    summary: 'ミッションとランキングのボーナス。',
    body: '賞品がボーナスのミッションを達成するか、ランキングに入賞してください。',
  },
  'points-bonus': {
    title: 'ポイントボーナス',
    summary: 'ポイントで交換できるボーナス。',
    body: 'ポイントモールで選んでください。',
  },
  'points-rounds': {
    title: 'ポイントでフリーラウンド',
    summary: 'ポイントで交換できるフリーラウンド。',
    body: 'ポイントモールで選んでください。',
  },
};
