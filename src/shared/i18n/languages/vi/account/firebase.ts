/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'Cách đăng nhập khác',
  or: 'hoặc',
  google: 'Tiếp tục với Google',
  facebook: 'Tiếp tục với Facebook',
  phone: 'Tiếp tục bằng điện thoại',
  number: 'Số điện thoại',
  numberHint: 'Nhập cả mã quốc gia, ví dụ +84 912 345 678',
  sendCode: 'Gửi mã',
  resendIn_other: 'Gửi lại sau {{count}} giây',
  codeLabel: 'Mã trong tin nhắn SMS',
  enter: 'Đăng nhập bằng điện thoại',
  lockedFor_other: 'Thử lại sau {{count}} giây.',
  code: {
    'invalid-phone-number': 'Vui lòng nhập số di động hợp lệ',
    'missing-phone-number': 'Vui lòng nhập số điện thoại.',
    'too-many-requests': 'Quá nhiều lần thử. Vui lòng thử lại sau {{length}}.',
    unknown: 'Đăng nhập không thành công. Vui lòng thử lại.',
    'invalid-verification-code': 'Vui lòng nhập mã xác minh hợp lệ',
    'missing-verification-code': 'Vui lòng nhập mã trong tin nhắn SMS.',
    'captcha-check-failed': 'Kiểm tra bảo mật không thành công. Vui lòng thử lại.',
    'quota-exceeded': 'Hôm nay không gửi thêm mã được nữa. Vui lòng liên hệ CSKH.',
    'operation-not-allowed': 'Cách đăng nhập này hiện không dùng được. Vui lòng liên hệ CSKH.',
    'code-expired': 'Mã này đã hết hạn. Vui lòng yêu cầu mã mới.',
    'popup-closed-by-user': 'Đăng nhập không thành công: cửa sổ đã bị đóng. Vui lòng thử lại.',
    'popup-blocked': 'Cửa sổ bật lên bị chặn. Hãy cho phép cửa sổ bật lên rồi thử lại.',
    'network-request-failed': 'Kết nối mạng bất thường, vui lòng thử lại',
  },
};

export const failure = {
  firebase_token_refused: 'Lần đăng nhập này không được chấp nhận. Vui lòng bắt đầu lại.',
  firebase_unavailable: 'Cách đăng nhập này không phản hồi. Vui lòng thử lại sau hoặc dùng cách khác.',
  firebase_unregistered: 'Chưa có tài khoản nào liên kết với cách đăng nhập này. Vui lòng đăng ký trước.',
};
