// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'Deposit',
  withdrawal: 'Pengeluaran',
  withdrawal_returned: 'Pengeluaran dipulangkan',
  bet: 'Taruhan',
  win: 'Menang',
  jackpot: 'Jackpot',
  rollback: 'Taruhan dipulangkan',
  adjust: 'Pelarasan',
  bonus: 'Bonus',
  transfer: 'Pindahan',
  salary: 'Gaji',
  shortfall: 'Pembetulan dilunaskan',
  correction: 'Pembetulan baki',
  fee: 'Caj',
};

export const roundStates = { open: 'Berjalan', closed: 'Selesai', rolled_back: 'Taruhan dipulangkan' };

export const depositStates = {
  pending: 'Menunggu bayaran',
  review: 'Dalam semakan',
  paid: 'Dibayar',
  refused: 'Ditolak',
  expired: 'Tamat tempoh',
  cancelled: 'Dibatalkan',
};

export const withdrawalStates = {
  checking: 'Dalam semakan',
  approved: 'Diluluskan',
  paying: 'Sedang dibayar',
  paid: 'Dibayar',
  confirmed: 'Diterima',
  refused: 'Ditolak',
  failed: 'Gagal, wang dipulangkan',
  returned: 'Dihantar balik, wang dipulangkan',
};
