/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: '신규',
    title: '제이드 랜턴',
    text: '5릴, 10라인, 프리스핀과 잭팟. 모든 스핀을 검증할 수 있습니다.',
    action: '게임 열기',
  },
  grand: {
    eyebrow: '잭팟',
    title: '잭팟 적립 방식',
    text: '현재 금액, 당첨 확률, 최근 당첨을 확인하세요.',
    action: '잭팟 보기',
  },
  fishing: {
    eyebrow: '피쉬 게임',
    title: '피쉬 게임을 한곳에서',
    text: '게임사별로 피쉬 게임을 둘러보세요.',
    action: '게임 보기',
  },
  tables: {
    eyebrow: '라이브 카지노',
    title: '룰렛, 바카라, 블랙잭',
    text: '게임사별로 라이브 테이블을 둘러보세요.',
    action: '테이블 보기',
  },
};
