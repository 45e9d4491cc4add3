/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: 'Game này mở trong cửa sổ riêng',
  ownWindowText: 'Bạn vẫn đăng nhập ở đó, và trang này vẫn mở.',
  windowOpen: 'Game đang mở trong cửa sổ riêng',
  windowOpenText: 'Cả hai hiển thị cùng một số dư. Bạn có thể tiếp tục xem ở đây.',
  openWindow: 'Mở game',
  showWindow: 'Hiện cửa sổ',
  popupBlocked: 'Cửa sổ bật lên bị chặn. Hãy cho phép cửa sổ bật lên rồi thử lại.',
  forFree: 'Chơi thử',
  forMoney: 'Chơi tiền thật',
  disabled: 'Game này hiện chưa chơi được',
  failed: 'Không mở được game',
  others: 'Game khác',
  untilHint: 'Dự kiến mở lại {{when}}',
  miniGames: 'Tất cả mini game',
};

export const failure = {
  game_type_locked: 'Loại game này đang bị khóa trên tài khoản của bạn cho đến khi hết thời hạn. Số dư vẫn an toàn.',
  game_disabled: 'Game này hiện không chơi được. Không trừ tiền cược.',
  game_maintenance: 'Game này đang bảo trì. Không trừ tiền cược.',
  play_blocked: 'Tài khoản này bị chặn chơi. Số dư vẫn an toàn. Vui lòng liên hệ CSKH.',
  replay_unavailable: 'Không xem lại được ván này. Tiền cược và trả thưởng có trong lịch sử cược của bạn.',
  invalid_url: 'URL không hợp lệ, vui lòng liên hệ CSKH',
  game_in_popup: 'Game này mở trong cửa sổ riêng.',
  no_free_play: 'Game này không có chơi thử.',
};
