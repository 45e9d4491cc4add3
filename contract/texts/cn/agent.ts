// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: '已结算', taken_back: '已作废', payout_changed: '派彩变更' };

export const billStates = {
  issued: '已支付',
  unapproved: '待审批',
  part_received: '部分到账',
  insufficient: '余额不足',
  not_reached: '未达档位',
  refused: '已拒绝',
  expired: '已过期',
};
