/** Campaigns. */
export default {
  'first-light': {
    title: '첫 햇살',
    summary: '입금액과 같은 금액을 카지노 보너스로 드립니다.',
    body: '입금하기 전에 참여하면 아래 최대 금액까지 입금액과 같은 금액을 보너스로 드립니다.\n이 혜택은 세 번까지 이용할 수 있습니다.',
  },
  'lantern-gift': {
    title: '랜턴 선물',
    summary: '등불 아래 저녁을 위한 선물.',
    body: '회원 1인당 1회, 카지노 게임에 사용할 수 있습니다.',
  },
  'second-wind': {
    title: '순풍',
    summary: '카지노 게임 주간 캐시백 10%.',
    body: '월요일부터 일요일까지 한 주씩 따로 계산합니다. 참여 신청은 필요 없으며, 캐시백은 리워드 센터에 표시됩니다.',
  },
  'fair-share': {
    title: '공정한 몫',
    summary: '승패와 관계없이 베팅마다 하우스 엣지의 일부를 돌려드립니다.',
    body: '매월 한 번 잔액으로 바로 지급됩니다. RTP가 높은 게임일수록 하우스 엣지가 낮습니다.',
  },
  'your-day': {
    title: '특별한 하루',
    summary: '생일 선물.',
    body: '가입할 때 입력한 생년월일을 기준으로 합니다. 선물은 일주일 동안 받을 수 있습니다.',
  },
  'match-day': {
    title: '매치 데이',
    summary: '다음 경기를 위한 보너스.',
    body: '신청하시면 하루 안에 심사해 드립니다.',
  },
  'lucky-number': {
    title: '행운의 번호',
    summary: '코드 PARLOUR-10, 선착순 500명.',
    body: '코드 PARLOUR-10을 입력하면 받을 수 있습니다.',
  },
  'round-table': {
    title: '원탁',
    summary: '다른 플레이어와 겨루는 카드 게임용 보너스.',
    body: '입금한 적이 있는 회원에게 제공됩니다.',
  },
  autumn: {
    title: '가을밤',
    summary: '지난가을의 선물.',
    body: '종료되었습니다.',
  },
  harvest: {
    title: '수확의 날',
    summary: '지난 수확철의 캐시백.',
    body: '종료되었습니다.',
  },
  'lantern-rounds': {
    title: '무료 라운드 25회',
    summary: '지정 게임에서 쓰는 무료 라운드.',
    body: '혜택을 받은 뒤 아래 게임 중 하나를 열어 이용하세요. 남은 횟수는 게임에 표시됩니다.',
  },
};
