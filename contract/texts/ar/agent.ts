// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'مُسوّى', taken_back: 'ملغى', payout_changed: 'تغيّر العائد' };

export const billStates = {
  issued: 'مدفوع',
  unapproved: 'بانتظار الموافقة',
  part_received: 'مستلم جزئيًا',
  insufficient: 'رصيد غير كاف',
  not_reached: 'لم تُبلغ أي شريحة',
  refused: 'مرفوض',
  expired: 'منتهٍ',
};
