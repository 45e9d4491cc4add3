// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: '정산 완료', taken_back: '무효 처리', payout_changed: '당첨금 변경' };

export const billStates = {
  issued: '지급 완료',
  unapproved: '승인 대기',
  part_received: '일부 수령',
  insufficient: '잔액 부족',
  not_reached: '단계 미달',
  refused: '거절됨',
  expired: '만료됨',
};
