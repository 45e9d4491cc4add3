// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  withdrawal_returned: 'Withdrawal returned',
  bet: 'Stake',
  win: 'Win',
  jackpot: 'Jackpot',
  rollback: 'Stake returned',
  adjust: 'Adjustment',
  bonus: 'Bonus',
  transfer: 'Transfer',
  salary: 'Salary',
  shortfall: 'Correction settled',
  correction: 'Balance correction',
  fee: 'Fee',
};

export const roundStates = { open: 'Open', closed: 'Settled', rolled_back: 'Stake returned' };

export const depositStates = {
  pending: 'Awaiting payment',
  review: 'Under review',
  paid: 'Paid',
  refused: 'Declined',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

export const withdrawalStates = {
  checking: 'Under review',
  approved: 'Approved',
  paying: 'Being paid',
  paid: 'Paid',
  confirmed: 'Received',
  refused: 'Declined',
  failed: 'Failed, money returned',
  returned: 'Sent back, money returned',
};
