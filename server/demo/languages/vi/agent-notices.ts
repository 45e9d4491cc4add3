/** Notices for agents, oldest first. */
export default {
  welcome: {
    title: 'Chào mừng đến trung tâm đại lý',
    content: 'Đây là nơi bạn xem đội nhóm, thu nhập và báo cáo. Trang tổng quan hiển thị các yêu cầu cần bạn phản hồi.',
  },
  realtime: {
    title: 'Lương tức thì được trả năm phút một lần',
    content: 'Số tiền tăng theo từng cược đã kết toán của đội nhóm và được chốt khi kết toán kỳ.',
  },
  settlements: {
    title: 'Khi nào kết toán lương giờ và lương ngày',
    content: 'Lương giờ được kết toán ngay sau mỗi giờ, lương ngày được kết toán lúc 02:05 cho ngày hôm trước.',
  },
  dividends: {
    title: 'Chia lợi nhuận hai lần mỗi tháng',
    content: 'Lợi nhuận được chia vào ngày 1 và ngày 16 lúc 02:10. Thua ròng dưới 0 được chuyển sang nửa tháng sau.',
  },
  links: {
    title: 'Link đăng ký với tỷ lệ riêng của bạn',
    content: 'Tạo link trong trung tâm đăng ký, chọn tỷ lệ và thời hạn, rồi theo dõi lượt nhấp và lượt đăng ký.',
  },
  contracts: {
    title: 'Hợp đồng cần hai bên đồng ý',
    content:
      'Hợp đồng mới có hiệu lực từ kỳ tiếp theo sau khi hai bên đồng ý. Hãy so sánh các phiên bản trước khi trả lời.',
  },
  approval: {
    title: 'Kết toán lớn cần được duyệt',
    content:
      'Kết toán vượt mức quy định phải được chúng tôi duyệt trước khi chi trả. Nếu không có quyết định trong vòng 30 ngày, kết toán sẽ hết hạn.',
  },
  messages: {
    title: 'Nhắn tin cho thành viên trực tiếp',
    content: 'Thành viên trực tiếp và tuyến trên nhận được tin của bạn ngay. Xem trong mục “Tin nhắn”.',
  },
  files: {
    title: 'Tải báo cáo',
    content: 'Báo cáo lãi lỗ, doanh thu và kết toán có thể tải về dạng CSV theo bộ lọc bạn đã chọn.',
  },
  periods: {
    title: 'Tuần, nửa tháng và tháng',
    content: 'Báo cáo nay có thêm tuần, nửa tháng và tháng theo lịch, cả kỳ này và kỳ trước.',
  },
};
