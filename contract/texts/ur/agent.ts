// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'سیٹل', taken_back: 'کالعدم', payout_changed: 'پے آؤٹ تبدیل' };

export const billStates = {
  issued: 'ادا شدہ',
  unapproved: 'منظوری کا انتظار',
  part_received: 'جزوی طور پر موصول',
  insufficient: 'رقم ناکافی',
  not_reached: 'کوئی درجہ پورا نہیں ہوا',
  refused: 'مسترد',
  expired: 'میعاد ختم',
};
