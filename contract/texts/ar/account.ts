// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'إيداع',
  withdrawal: 'سحب',
  withdrawal_returned: 'سحب مُعاد',
  bet: 'رهان',
  win: 'ربح',
  jackpot: 'الجائزة الكبرى',
  rollback: 'رهان مُعاد',
  adjust: 'تعديل',
  bonus: 'مكافأة',
  transfer: 'تحويل',
  salary: 'راتب',
  shortfall: 'تسديد تصحيح',
  correction: 'تصحيح الرصيد',
  fee: 'رسوم',
};

export const roundStates = { open: 'جارية', closed: 'مسوّاة', rolled_back: 'أُعيد الرهان' };

export const depositStates = {
  pending: 'بانتظار الدفع',
  review: 'قيد المراجعة',
  paid: 'مدفوع',
  refused: 'مرفوض',
  expired: 'انتهت المهلة',
  cancelled: 'ملغى',
};

export const withdrawalStates = {
  checking: 'قيد المراجعة',
  approved: 'تمت الموافقة',
  paying: 'قيد الدفع',
  paid: 'مدفوع',
  confirmed: 'تم الاستلام',
  refused: 'مرفوض',
  failed: 'فشل وأُعيد المال',
  returned: 'أُعيدت الدفعة والمال',
};
