// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'Para yatırma',
  withdrawal: 'Para çekme',
  withdrawal_returned: 'İade edilen çekim',
  bet: 'Bahis',
  win: 'Kazanç',
  jackpot: 'Jackpot',
  rollback: 'Bahis iadesi',
  adjust: 'Düzeltme',
  bonus: 'Bonus',
  transfer: 'Transfer',
  salary: 'Maaş',
  shortfall: 'Düzeltme mahsubu',
  correction: 'Bakiye düzeltmesi',
  fee: 'Ücret',
};

export const roundStates = { open: 'Açık', closed: 'Sonuçlandı', rolled_back: 'Bahis iade edildi' };

export const depositStates = {
  pending: 'Ödeme bekleniyor',
  review: 'İnceleniyor',
  paid: 'Ödendi',
  refused: 'Reddedildi',
  expired: 'Süresi doldu',
  cancelled: 'İptal edildi',
};

export const withdrawalStates = {
  checking: 'İnceleniyor',
  approved: 'Onaylandı',
  paying: 'Ödeniyor',
  paid: 'Ödendi',
  confirmed: 'Hesaba geçti',
  refused: 'Reddedildi',
  failed: 'Başarısız, para iade edildi',
  returned: 'Geri gönderildi, para iade edildi',
};
