// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'Selesai', taken_back: 'Dibatalkan', payout_changed: 'Pembayaran berubah' };

export const billStates = {
  issued: 'Dibayar',
  unapproved: 'Menunggu persetujuan',
  part_received: 'Diterima sebagian',
  insufficient: 'Dana tidak cukup',
  not_reached: 'Belum mencapai tingkat',
  refused: 'Ditolak',
  expired: 'Kedaluwarsa',
};
