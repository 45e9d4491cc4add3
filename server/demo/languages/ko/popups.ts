/** Popups for visitors and members. */
export default {
  welcome: {
    title: '{brand}에 오신 것을 환영합니다',
    content:
      '데모 사이트입니다. 이곳의 모든 돈은 체험 머니입니다.\n아직 계정이 없으신가요? 로그인 창에서 “무료 체험”을 선택하세요.',
  },
  'good-to-know': {
    title: '알아 두세요',
    content:
      '진행 중인 혜택은 “프로모션”에 있습니다.\n“안전 플레이”에서 언제든지 입금, 손실, 시간 한도를 정할 수 있습니다.',
  },
};
