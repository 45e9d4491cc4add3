/** The choice of a language. */
export const texts = {
  search: 'Tìm ngôn ngữ',
  notLoaded: 'Không tải được {{language}}',
  stays: 'Trang vẫn dùng {{now}}. Hãy kiểm tra kết nối và thử lại.',
  none: 'Không có ngôn ngữ tên này',
};
