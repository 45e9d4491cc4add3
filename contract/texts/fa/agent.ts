// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'تسویه‌شده', taken_back: 'باطل شد', payout_changed: 'تغییر پرداختی' };

export const billStates = {
  issued: 'پرداخت شد',
  unapproved: 'در انتظار تأیید',
  part_received: 'بخشی دریافت شد',
  insufficient: 'کسری موجودی',
  not_reached: 'به هیچ پله‌ای نرسید',
  refused: 'رد شد',
  expired: 'منقضی شد',
};
