/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'Kiểm tra bảo mật',
  registerTitle: 'Kiểm tra bảo mật',
  pictureAlt: 'Hình bảo mật có {{letters}} ký tự. Nếu không đọc được, hãy dùng nút bên dưới.',
  pictureComing: 'Đang tải hình…',
  noPicture: 'Không tải được hình.',
  another: 'Hình khác',
  letters: 'Ký tự trong hình',
  missing: 'Vui lòng nhập các ký tự trong hình.',
  alternative: 'Tôi không đọc được hình',
  working: 'Thiết bị của bạn đang hoàn tất một bước kiểm tra thay thế. Biểu mẫu sẽ được gửi sau vài giây.',
  worked: 'Đã kiểm tra xong. Bạn không cần nhập ký tự nào.',
};

export const failure = {
  captcha_needed: 'Quá nhiều lần thử không thành công. Vui lòng nhập các ký tự trong hình.',
  captcha_wrong: 'Ký tự không khớp. Vui lòng thử với hình mới.',
  captcha_check_needed: 'Thiếu bước kiểm tra bảo mật. Vui lòng thử lại.',
  captcha_check_failed: 'Kiểm tra bảo mật không thành công. Vui lòng thử lại.',
  captcha_check_unavailable: 'Kiểm tra bảo mật không phản hồi. Vui lòng thử lại sau một phút.',
};
