/** Notices for members. */
export default {
  'demo-site': {
    title: 'Trang demo: chỉ dùng tiền chơi thử',
    content:
      'Trang này không dùng tiền thật. Việc nạp tiền đi qua trang thanh toán demo, một số người chơi trên bảng thắng là mô phỏng.',
  },
  'jade-lantern': {
    title: 'Slot mới: Đèn lồng ngọc',
    content:
      'Đèn lồng ngọc đã mở: năm cuộn, mười dòng thưởng, vòng quay miễn phí nhân đôi tiền thắng và hũ thưởng. Bảng trả thưởng, RTP và phần kiểm chứng từng ván đều có trong game.',
  },
  jackpots: {
    title: 'Tiền hũ đến từ đâu',
    content:
      'Chúng tôi góp tiền khởi đầu cho mỗi hũ, và 1% mỗi cược ở game tham gia được cộng vào hũ. Người trúng nhận toàn bộ. Xem số tiền hiện tại và xác suất trúng trên trang Hũ thưởng.',
  },
  safety: {
    title: 'Giữ an toàn cho tài khoản',
    content:
      'Hãy bật xác thực hai lớp trong Trung tâm bảo mật. Nếu tài khoản còn đăng nhập ở nơi khác, bạn có thể đăng xuất mọi nơi trong Tài khoản của tôi.',
  },
};
