// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'واریز',
  withdrawal: 'برداشت',
  withdrawal_returned: 'برگشت برداشت',
  bet: 'مبلغ شرط',
  win: 'برد',
  jackpot: 'جکپات',
  rollback: 'برگشت شرط',
  adjust: 'تعدیل',
  bonus: 'بونوس',
  transfer: 'انتقال',
  salary: 'حقوق',
  shortfall: 'تسویه اصلاحیه',
  correction: 'اصلاح موجودی',
  fee: 'کارمزد',
};

export const roundStates = { open: 'باز', closed: 'تسویه‌شده', rolled_back: 'شرط برگشت خورد' };

export const depositStates = {
  pending: 'در انتظار پرداخت',
  review: 'در حال بررسی',
  paid: 'واریز شد',
  refused: 'رد شد',
  expired: 'منقضی شد',
  cancelled: 'لغو شد',
};

export const withdrawalStates = {
  checking: 'در حال بررسی',
  approved: 'تأیید شد',
  paying: 'در حال پرداخت',
  paid: 'پرداخت شد',
  confirmed: 'دریافت شد',
  refused: 'رد شد',
  failed: 'ناموفق، وجه برگشت',
  returned: 'عودت از بانک، وجه برگشت',
};
