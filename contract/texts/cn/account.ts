// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: '存款',
  withdrawal: '提款',
  withdrawal_returned: '提款退回',
  bet: '投注',
  win: '派彩',
  jackpot: '奖池大奖',
  rollback: '退还投注',
  adjust: '调整',
  bonus: '红利',
  transfer: '转账',
  salary: '工资',
  shortfall: '结清更正',
  correction: '余额更正',
  fee: '手续费',
};

export const roundStates = { open: '进行中', closed: '已结算', rolled_back: '已退还投注' };

export const depositStates = {
  pending: '待付款',
  review: '审核中',
  paid: '已到账',
  refused: '已拒绝',
  expired: '已过期',
  cancelled: '已取消',
};

export const withdrawalStates = {
  checking: '审核中',
  approved: '已批准',
  paying: '付款中',
  paid: '已付款',
  confirmed: '已到账',
  refused: '已拒绝',
  failed: '失败，款项已退回',
  returned: '已退回，款项已返还',
};
