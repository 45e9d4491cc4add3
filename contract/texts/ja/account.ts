// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: '入金',
  withdrawal: '出金',
  withdrawal_returned: '出金の返還',
  bet: 'ベット',
  win: '勝利金',
  jackpot: 'ジャックポット',
  rollback: 'ベット返還',
  adjust: '調整',
  bonus: 'ボーナス',
  transfer: '送金',
  salary: 'サラリー',
  shortfall: '訂正分の精算',
  correction: '残高の訂正',
  fee: '手数料',
};

export const roundStates = { open: '進行中', closed: '確定済み', rolled_back: 'ベット返還' };

export const depositStates = {
  pending: '支払い待ち',
  review: '審査中',
  paid: '入金済み',
  refused: '不承認',
  expired: '期限切れ',
  cancelled: 'キャンセル済み',
};

export const withdrawalStates = {
  checking: '審査中',
  approved: '承認済み',
  paying: '支払い中',
  paid: '支払い済み',
  confirmed: '受取済み',
  refused: '不承認',
  failed: '失敗（返金済み）',
  returned: '返送（返金済み）',
};
