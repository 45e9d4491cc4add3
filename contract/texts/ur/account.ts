// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'ڈپازٹ',
  withdrawal: 'ودڈرال',
  withdrawal_returned: 'ودڈرال واپس',
  bet: 'داؤ',
  win: 'جیت',
  jackpot: 'جیک پاٹ',
  rollback: 'داؤ واپس',
  adjust: 'ایڈجسٹمنٹ',
  bonus: 'بونس',
  transfer: 'ٹرانسفر',
  salary: 'تنخواہ',
  shortfall: 'تصحیح سیٹل',
  correction: 'بیلنس کی تصحیح',
  fee: 'فیس',
};

export const roundStates = { open: 'جاری', closed: 'سیٹل', rolled_back: 'داؤ واپس' };

export const depositStates = {
  pending: 'ادائیگی کا انتظار',
  review: 'جانچ جاری',
  paid: 'ادا شدہ',
  refused: 'مسترد',
  expired: 'میعاد ختم',
  cancelled: 'منسوخ',
};

export const withdrawalStates = {
  checking: 'جانچ جاری',
  approved: 'منظور',
  paying: 'ادائیگی جاری',
  paid: 'ادا شدہ',
  confirmed: 'موصول',
  refused: 'مسترد',
  failed: 'ناکام، رقم واپس کر دی گئی',
  returned: 'ادائیگی لوٹ آئی، رقم واپس کر دی گئی',
};
