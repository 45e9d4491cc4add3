/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: '저녁 한 게임',
    summary: '',
  },
  'three-doors': {
    title: '새로운 게임',
    summary: '하루에 게임 세 가지 이용하기.',
  },
  'big-catch': {
    title: '대어',
    summary: '',
  },
  'four-evenings': {
    title: '네 번의 저녁',
    summary: '일주일에 나흘 이용하기.',
  },
  'half-moon': {
    title: '반달',
    summary: '',
  },
  'full-moon': {
    title: '보름달',
    summary: '',
  },
  'daily-race': {
    title: '데일리 레이스',
    summary: 'RTP가 낮은 게임의 베팅금에 가중치를 두어 모든 게임이 같은 비중을 갖습니다.',
  },
  'weekly-league': {
    title: '위클리 리그',
    summary: '',
  },
  'lantern-cup': {
    title: '랜턴 컵',
    summary: '일주일 동안 가장 좋은 당첨 하나만 집계합니다.',
  },
};
