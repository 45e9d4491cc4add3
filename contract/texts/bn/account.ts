// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'ডিপোজিট',
  withdrawal: 'উত্তোলন',
  withdrawal_returned: 'উত্তোলন ফেরত',
  bet: 'স্টেক',
  win: 'জয়',
  jackpot: 'জ্যাকপট',
  rollback: 'স্টেক ফেরত',
  adjust: 'সমন্বয়',
  bonus: 'বোনাস',
  transfer: 'ট্রান্সফার',
  salary: 'বেতন',
  shortfall: 'সংশোধন পরিশোধ',
  correction: 'ব্যালেন্স সংশোধন',
  fee: 'ফি',
};

export const roundStates = { open: 'চলমান', closed: 'নিষ্পন্ন', rolled_back: 'স্টেক ফেরত' };

export const depositStates = {
  pending: 'পেমেন্টের অপেক্ষায়',
  review: 'যাচাই চলছে',
  paid: 'পরিশোধিত',
  refused: 'প্রত্যাখ্যাত',
  expired: 'মেয়াদ শেষ',
  cancelled: 'বাতিল',
};

export const withdrawalStates = {
  checking: 'যাচাই চলছে',
  approved: 'অনুমোদিত',
  paying: 'পরিশোধ হচ্ছে',
  paid: 'পরিশোধিত',
  confirmed: 'টাকা পৌঁছেছে',
  refused: 'প্রত্যাখ্যাত',
  failed: 'ব্যর্থ, টাকা ফেরত',
  returned: 'পেমেন্ট ফেরত এসেছে, টাকা ব্যালেন্সে ফেরত',
};
