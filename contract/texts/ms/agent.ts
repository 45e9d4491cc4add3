// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'Selesai', taken_back: 'Dibatalkan', payout_changed: 'Bayaran diubah' };

export const billStates = {
  issued: 'Dibayar',
  unapproved: 'Menunggu kelulusan',
  part_received: 'Diterima sebahagian',
  insufficient: 'Dana tidak mencukupi',
  not_reached: 'Tiada peringkat dicapai',
  refused: 'Ditolak',
  expired: 'Tamat tempoh',
};
