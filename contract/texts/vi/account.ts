// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'Nạp tiền',
  withdrawal: 'Rút tiền',
  withdrawal_returned: 'Hoàn tiền rút',
  bet: 'Tiền cược',
  win: 'Trả thưởng',
  jackpot: 'Hũ thưởng',
  rollback: 'Hoàn cược',
  adjust: 'Điều chỉnh',
  bonus: 'Tiền thưởng',
  transfer: 'Chuyển tiền',
  salary: 'Lương',
  shortfall: 'Đã trả khoản điều chỉnh',
  correction: 'Điều chỉnh số dư',
  fee: 'Phí',
};

export const roundStates = { open: 'Đang chạy', closed: 'Đã kết toán', rolled_back: 'Đã hoàn cược' };

export const depositStates = {
  pending: 'Chờ thanh toán',
  review: 'Đang duyệt',
  paid: 'Đã nạp',
  refused: 'Bị từ chối',
  expired: 'Hết hạn',
  cancelled: 'Đã hủy',
};

export const withdrawalStates = {
  checking: 'Đang duyệt',
  approved: 'Đã duyệt',
  paying: 'Đang chi trả',
  paid: 'Đã chi trả',
  confirmed: 'Đã nhận',
  refused: 'Bị từ chối',
  failed: 'Thất bại, đã hoàn tiền',
  returned: 'Bị trả lại, đã hoàn tiền',
};
