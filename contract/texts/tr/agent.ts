// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'Sonuçlandı', taken_back: 'İptal edildi', payout_changed: 'Ödeme değişti' };

export const billStates = {
  issued: 'Ödendi',
  unapproved: 'Onay bekliyor',
  part_received: 'Kısmen alındı',
  insufficient: 'Bakiye yetersiz',
  not_reached: 'Kademeye ulaşılmadı',
  refused: 'Reddedildi',
  expired: 'Süresi doldu',
};
