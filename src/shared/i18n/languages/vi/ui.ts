export default {
  close: 'Đóng',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  imageError: 'Lỗi tải ảnh',
  tryAgain: 'Thử lại',
  cancel: 'Hủy',
  ok: 'OK',
  loadMore: 'Tải thêm',
  search: 'Tìm kiếm',
  pauseMotion: 'Dừng hiệu ứng',
  resumeMotion: 'Bật lại hiệu ứng',
  skipToContent: 'Đến nội dung',
};
