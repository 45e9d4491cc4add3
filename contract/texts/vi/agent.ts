// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'Đã kết toán', taken_back: 'Đã hủy', payout_changed: 'Đổi tiền trả thưởng' };

export const billStates = {
  issued: 'Đã trả',
  unapproved: 'Chờ duyệt',
  part_received: 'Đã nhận một phần',
  insufficient: 'Không đủ số dư',
  not_reached: 'Chưa đạt bậc nào',
  refused: 'Bị từ chối',
  expired: 'Hết hạn',
};
