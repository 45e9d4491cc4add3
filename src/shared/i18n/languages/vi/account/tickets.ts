/** Tickets, and the bell of the header. */
export const texts = {
  title: 'Hỗ trợ',
  text: 'Liên hệ với chúng tôi và đọc phản hồi.',
  write: 'Liên hệ',
  ticket: 'Yêu cầu',
  choose: 'Chọn một yêu cầu',
  chooseText: 'Tin nhắn sẽ hiển thị ở đây.',
  empty: 'Bạn chưa liên hệ với chúng tôi lần nào.',
  more: 'Xem thêm',
  back: 'Về danh sách yêu cầu',
  number: 'Yêu cầu {{id}}',
  close: 'Đóng yêu cầu',
  messages: 'Tin nhắn',
  service: 'CSKH',
  youWrote: 'Bạn đã viết:',
  weWrote: 'CSKH đã viết:',
  picture: 'Ảnh của bạn',
  noPicture: 'Không tải được ảnh này.',
  reply: 'Trả lời của bạn',
  replyHint: 'Nhấn Ctrl+Enter để gửi.',
  opensAgain: 'Yêu cầu này đã đóng. Trả lời sẽ mở lại yêu cầu.',
  send: 'Gửi',
  state: { open: 'Chờ phản hồi', answered: 'Đã phản hồi', closed: 'Đã đóng' },
  unread_other: '{{count}} phản hồi chưa đọc',
};

export const bell = {
  title: 'Thông báo',
  nothing: 'Không có thông báo',
  messages: 'Tin nhắn',
  tickets: 'Hỗ trợ',
  awards: 'Phần thưởng chờ nhận',
  withdrawals: 'Rút tiền',
  announcements: 'Thông báo chung',
  new_other: '{{count}} mới',
};

export const failure = {
  ticket_full: 'Yêu cầu này đã đạt số tin nhắn tối đa. Trả lời của bạn chưa được gửi. Vui lòng mở yêu cầu mới.',
};
