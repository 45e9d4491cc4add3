// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'Kuweka pesa',
  withdrawal: 'Kutoa pesa',
  withdrawal_returned: 'Pesa zilizotolewa zimerudishwa',
  bet: 'Dau',
  win: 'Ushindi',
  jackpot: 'Jackpot',
  rollback: 'Dau limerudishwa',
  adjust: 'Marekebisho',
  bonus: 'Bonasi',
  transfer: 'Uhamisho',
  salary: 'Mshahara',
  shortfall: 'Sahihisho limelipwa',
  correction: 'Sahihisho la salio',
  fee: 'Ada',
};

export const roundStates = { open: 'Inaendelea', closed: 'Imekamilika', rolled_back: 'Dau limerudishwa' };

export const depositStates = {
  pending: 'Inasubiri malipo',
  review: 'Inakaguliwa',
  paid: 'Imelipwa',
  refused: 'Imekataliwa',
  expired: 'Muda umeisha',
  cancelled: 'Imeghairiwa',
};

export const withdrawalStates = {
  checking: 'Inakaguliwa',
  approved: 'Imeidhinishwa',
  paying: 'Inalipwa',
  paid: 'Imelipwa',
  confirmed: 'Imepokelewa',
  refused: 'Imekataliwa',
  failed: 'Imeshindikana, pesa zimerudishwa',
  returned: 'Imerejeshwa, pesa zimerudishwa',
};
