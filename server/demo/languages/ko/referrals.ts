/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: '친구 추천',
    summary: '친구가 첫 입금을 할 때마다 리워드.',
    body: '링크나 코드를 공유하세요. 친구의 입금이 완료되면 리워드 센터에 리워드가 표시됩니다.',
  },
  'good-company': {
    title: '좋은 동행',
    summary: '친구가 계속 이용하면 추가 리워드.',
    body: '처음 30일 동안 친구가 본인 자금으로 베팅한 모든 게임의 베팅금을 집계합니다.',
  },
  'warm-welcome': {
    title: '따뜻한 환영',
    summary: '친구의 초대로 가입하신 분께 드리는 작은 선물.',
    body: '가입 후 리워드 센터에서 받을 수 있습니다.',
  },
};
