/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: '抽獎紅利',
    summary: '轉盤或抽獎所得。',
    body: '娛樂城紅利。',
  },
  'mission-prizes': {
    title: '任務紅利',
    summary: '任務和排行榜發放的紅利。',
    body: '完成獎勵為紅利的任務，或在排行榜上獲得名次。',
  },
  'points-bonus': {
    title: '積分紅利',
    summary: '用積分兌換紅利。',
    body: '在積分商城中選擇。',
  },
  'points-rounds': {
    title: '積分免費遊戲',
    summary: '用積分兌換免費遊戲。',
    body: '在積分商城中選擇。',
  },
};
