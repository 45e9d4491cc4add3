// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: '確定済み', taken_back: '無効', payout_changed: '払戻額の変更' };

export const billStates = {
  issued: '支払い済み',
  unapproved: '承認待ち',
  part_received: '一部受取済み',
  insufficient: '資金不足',
  not_reached: 'ティア未達',
  refused: '不承認',
  expired: '期限切れ',
};
