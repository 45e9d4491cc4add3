// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: '입금',
  withdrawal: '출금',
  withdrawal_returned: '출금 반환',
  bet: '베팅',
  win: '당첨',
  jackpot: '잭팟',
  rollback: '베팅금 반환',
  adjust: '조정',
  bonus: '보너스',
  transfer: '이체',
  salary: '급여',
  shortfall: '정정 정산',
  correction: '잔액 정정',
  fee: '수수료',
};

export const roundStates = { open: '진행 중', closed: '정산 완료', rolled_back: '베팅금 반환' };

export const depositStates = {
  pending: '결제 대기',
  review: '심사 중',
  paid: '입금 완료',
  refused: '거절됨',
  expired: '만료됨',
  cancelled: '취소됨',
};

export const withdrawalStates = {
  checking: '심사 중',
  approved: '승인됨',
  paying: '지급 중',
  paid: '지급 완료',
  confirmed: '수령 완료',
  refused: '거절됨',
  failed: '실패, 금액 반환됨',
  returned: '반송, 금액 반환됨',
};
