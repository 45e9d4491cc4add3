/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: '저희가 부담한 시작 금액',
    contributed: '베팅 적립금',
    funded: '저희가 추가한 금액 (RTP 미포함)',
    paid: '당첨자 지급액',
    reserve: '준비금',
    sum: '총 유입 {{came}} = 지급 {{paid}} + 현재 {{shown}} + 준비금 {{reserve}}',
    restart:
      '당첨 후 잭팟은 {{min}}부터 {{max}} 사이에서 다시 시작합니다. 준비금으로 부담하고 부족하면 저희가 부담합니다. 준비금에서 {{bound}} 초과분은 잭팟에 추가됩니다.',
    odds: '기준 베팅금으로 평균 {{oneIn}}스핀에 한 번 당첨',
    share: '베팅금의 {{percent}}가 잭팟에 적립됩니다',
    games: '대상 게임',
    wins: '최근 당첨',
    winsEmpty: '아직 당첨 없음',
    lastWin: '최근 당첨',
    biggestWin: '최고 당첨',
    won: '{{amount}}, {{player}}, {{day}}',
    how: '적립 방식',
  },
};
