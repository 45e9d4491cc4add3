/** Text for each failure of the contract: what happened, what it means for the money, what to do. */
export default {
  not_logged_in: 'Bạn chưa đăng nhập, vui lòng đăng nhập',
  session_ended: 'Phiên đăng nhập của bạn đã kết thúc. Số dư vẫn an toàn. Đăng nhập để tiếp tục.',
  signature_needed: 'Vui lòng đăng nhập lại để tiếp tục. Không có gì thay đổi.',
  signature_refused: 'Vui lòng đăng nhập lại để tiếp tục. Không có gì thay đổi.',
  real_account_needed: 'Vui lòng đăng ký tài khoản trước',
  not_allowed: 'Tài khoản của bạn không làm được việc này. Không có gì thay đổi.',
  invalid_request: 'Có nội dung bạn nhập không được chấp nhận. Không có gì thay đổi. Vui lòng kiểm tra và thử lại.',
  body_too_large: 'Nội dung quá lớn để gửi. Không có gì thay đổi. Vui lòng gửi ít hơn.',
  too_many_requests: 'Quá nhiều lần thử. Không có gì thay đổi. Vui lòng chờ một phút rồi thử lại.',
  idempotency_key_needed:
    'Không xác nhận được yêu cầu của bạn. Không có khoản tiền nào được chuyển. Vui lòng tải lại trang.',
  idempotency_key_reused:
    'Yêu cầu này không được chấp nhận. Không có khoản tiền nào được chuyển. Vui lòng bắt đầu lại.',
  maintenance: 'Trang đang bảo trì. Số dư của bạn vẫn an toàn. Vui lòng quay lại sau.',
  region_restricted: 'Trang này không phục vụ tại khu vực của bạn.',
  not_found: 'Nội dung này không tồn tại hoặc không còn nữa.',
  system_error: 'Lỗi hệ thống. Nếu bạn đang chuyển tiền, hãy kiểm tra lịch sử tài khoản. Sau đó thử lại.',
  server_unavailable:
    'Trang hiện không phản hồi. Nếu bạn đang chuyển tiền, hãy kiểm tra lịch sử tài khoản. Sau đó thử lại.',
  network_abnormal: 'Kết nối mạng bất thường, vui lòng thử lại',
  account_excluded: 'Tài khoản này đã bị ngừng quyền chơi, theo yêu cầu của bạn hoặc của chúng tôi. Số dư vẫn an toàn.',
  game_not_found: 'Game này không tồn tại hoặc không còn nữa.',
};
