/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: '추첨 보너스',
    summary: '휠 또는 경품 추첨에서 당첨.',
    body: '카지노용 보너스입니다.',
  },
  'mission-prizes': {
    title: '미션 보너스',
    summary: '미션과 리더보드 보너스.',
    body: '보너스가 상품인 미션을 완료하거나 리더보드 순위에 들면 받습니다.',
  },
  'points-bonus': {
    title: '포인트 보너스',
    summary: '포인트로 교환하는 보너스.',
    body: '포인트몰에서 선택하세요.',
  },
  'points-rounds': {
    title: '포인트 무료 라운드',
    summary: '포인트로 교환하는 무료 라운드.',
    body: '포인트몰에서 선택하세요.',
  },
};
