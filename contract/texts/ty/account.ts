// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  withdrawal_returned: 'Ibinalik ang withdrawal',
  bet: 'Taya',
  win: 'Panalo',
  jackpot: 'Jackpot',
  rollback: 'Ibinalik ang taya',
  adjust: 'Adjustment',
  bonus: 'Bonus',
  transfer: 'Transfer',
  salary: 'Salary',
  shortfall: 'Na-settle ang correction',
  correction: 'Correction sa balance',
  fee: 'Fee',
};

export const roundStates = { open: 'Open', closed: 'Settled', rolled_back: 'Ibinalik ang taya' };

export const depositStates = {
  pending: 'Hinihintay ang bayad',
  review: 'Sinusuri',
  paid: 'Bayad na',
  refused: 'Tinanggihan',
  expired: 'Expired',
  cancelled: 'Kinansela',
};

export const withdrawalStates = {
  checking: 'Sinusuri',
  approved: 'Aprubado',
  paying: 'Binabayaran na',
  paid: 'Bayad na',
  confirmed: 'Natanggap na',
  refused: 'Tinanggihan',
  failed: 'Nabigo, ibinalik ang pera',
  returned: 'Isinauli, ibinalik ang pera',
};
