// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: '存款',
  withdrawal: '提款',
  withdrawal_returned: '提款退回',
  bet: '投注',
  win: '派彩',
  jackpot: '彩金大獎',
  rollback: '退還投注',
  adjust: '調整',
  bonus: '紅利',
  transfer: '轉帳',
  salary: '薪資',
  shortfall: '更正結清',
  correction: '餘額更正',
  fee: '手續費',
};

export const roundStates = { open: '進行中', closed: '已結算', rolled_back: '已退還投注' };

export const depositStates = {
  pending: '待付款',
  review: '審核中',
  paid: '已入帳',
  refused: '已拒絕',
  expired: '已過期',
  cancelled: '已取消',
};

export const withdrawalStates = {
  checking: '審核中',
  approved: '已核准',
  paying: '付款中',
  paid: '已付款',
  confirmed: '已入帳',
  refused: '已拒絕',
  failed: '失敗，款項已退回',
  returned: '已退回，款項已返還',
};
