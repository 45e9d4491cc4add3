// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: '已結算', taken_back: '已作廢', payout_changed: '派彩變更' };

export const billStates = {
  issued: '已支付',
  unapproved: '待核准',
  part_received: '部分入帳',
  insufficient: '餘額不足',
  not_reached: '未達級距',
  refused: '已拒絕',
  expired: '已過期',
};
