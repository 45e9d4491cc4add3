/** Goods of the points mall. */
export default {
  'tea-set': {
    name: '비취색 찻주전자',
    description: '대나무 손잡이가 달린 도기, 네 잔 분량.',
  },
  vase: {
    name: '도자기 화병',
    description: '핸드 페인팅, 높이 28센티미터.',
  },
  fan: {
    name: '실크 부채',
    description: '전용 케이스에 접어 넣을 수 있습니다.',
  },
  lantern: {
    name: '종이 랜턴',
    description: '발코니와 테이블에 어울리는 따뜻한 빛.',
  },
  bonsai: {
    name: '분재',
    description: '어린 향나무, 받침과 도구 포함.',
  },
  cranes: {
    name: '종이학 세트',
    description: '색종이 100장과 설명서.',
  },
  watch: {
    name: '회중시계',
    description: '수동 태엽, 체인 포함.',
  },
  hourglass: {
    name: '황동 모래시계',
    description: '황동과 모래로 재는 30분.',
  },
  headphones: {
    name: '헤드폰',
    description: '무선, 30시간 재생.',
  },
  microphone: {
    name: '마이크',
    description: '통화, 노래, 방송용.',
  },
  guitar: {
    name: '여행용 기타',
    description: '작은 몸통에 풍부한 소리, 가방 포함.',
  },
  drum: {
    name: '핸드 드럼',
    description: '너도밤나무와 염소 가죽.',
  },
  maracas: {
    name: '마라카스',
    description: '채색 한 쌍.',
  },
  gamepad: {
    name: '게임 컨트롤러',
    description: 'PC, 휴대폰, 콘솔 지원.',
  },
  retro: {
    name: '레트로 게임기',
    description: '컨트롤러 2개, 게임 200종.',
  },
  robot: {
    name: '양철 로봇',
    description: '태엽을 감으면 걷습니다.',
  },
  drone: {
    name: '카메라 드론',
    description: '접으면 손바닥 크기입니다.',
  },
  football: {
    name: '축구공',
    description: '공인구 크기, 손바느질.',
  },
  basketball: {
    name: '농구공',
    description: '실내외 겸용.',
  },
  tennis: {
    name: '테니스공',
    description: '4개들이 한 통.',
  },
  shuttlecocks: {
    name: '셔틀콕',
    description: '거위 깃털, 12개입.',
  },
  gloves: {
    name: '복싱 글러브',
    description: '12온스, 핸드랩 포함.',
  },
  cards: {
    name: '트럼프 카드',
    description: '두 벌, 리넨 마감.',
  },
  dice: {
    name: '유리 주사위',
    description: '벨벳 주머니에 담긴 한 쌍.',
  },
  hat: {
    name: '실크해트',
    description: '울 펠트, 네 가지 사이즈.',
  },
  wheel: {
    name: '조타륜 벽 장식',
    description: '벽걸이용, 지름 40센티미터.',
  },
  ring: {
    name: '토파즈 반지',
    description: '스털링 실버와 블루 토파즈.',
  },
  pendant: {
    name: '가넷 펜던트',
    description: '스털링 실버 체인.',
  },
  cupcakes: {
    name: '컵케이크 상자',
    description: '가까운 베이커리의 컵케이크 6개.',
  },
  lamp: {
    name: '황동 램프',
    description: '수제, 단 5개 중 하나.',
  },
};
