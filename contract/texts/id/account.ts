// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'Deposit',
  withdrawal: 'Withdraw',
  withdrawal_returned: 'Withdraw dikembalikan',
  bet: 'Taruhan',
  win: 'Menang',
  jackpot: 'Jackpot',
  rollback: 'Taruhan dikembalikan',
  adjust: 'Penyesuaian',
  bonus: 'Bonus',
  transfer: 'Transfer',
  salary: 'Gaji',
  shortfall: 'Koreksi dilunasi',
  correction: 'Koreksi saldo',
  fee: 'Biaya',
};

export const roundStates = { open: 'Berjalan', closed: 'Selesai', rolled_back: 'Taruhan dikembalikan' };

export const depositStates = {
  pending: 'Menunggu pembayaran',
  review: 'Sedang ditinjau',
  paid: 'Dibayar',
  refused: 'Ditolak',
  expired: 'Kedaluwarsa',
  cancelled: 'Dibatalkan',
};

export const withdrawalStates = {
  checking: 'Sedang ditinjau',
  approved: 'Disetujui',
  paying: 'Sedang dibayar',
  paid: 'Dibayar',
  confirmed: 'Diterima',
  refused: 'Ditolak',
  failed: 'Gagal, dana dikembalikan',
  returned: 'Dikirim balik, dana dikembalikan',
};
