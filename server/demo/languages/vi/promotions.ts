/** The current offers. Each describes the product, and none encourages more play. */
export default {
  welcome: {
    title: 'Chơi thử miễn phí',
    summary: 'Chơi bằng tiền chơi thử. Không cần tài khoản, không cần nạp.',
    body: 'Mở cửa sổ đăng nhập và chọn “Chơi thử”. Bạn nhận tiền chơi thử ngay và thử được mọi game đang mở.\nTỷ lệ như chơi thật. Tiền chơi thử không rút được và tiền thắng từ đó không được chi trả.\n18+. Bạn có thể tạo tài khoản bất cứ lúc nào.',
  },
  deposit: {
    title: 'Nạp thẻ miễn phí',
    summary: 'Nạp bằng thẻ từ 10,00, không mất phí.',
    body: 'Nạp thẻ từ 10,00 đến 5.000,00 được miễn phí. Số dư cập nhật ngay khi thanh toán được xác nhận.\nKhoản nạp từ 1.000,00 trở lên có thể được bộ phận của chúng tôi xét duyệt trước.\nDemo: không thu tiền thật.',
  },
  jackpot: {
    title: 'Tiền hũ đến từ đâu',
    summary: 'Chúng tôi góp tiền khởi đầu cho mỗi hũ, và 1% mỗi cược ở game tham gia được cộng vào hũ.',
    body: 'Mỗi hũ bắt đầu bằng số tiền do chúng tôi góp. 1% của mỗi cược ở game tham gia được cộng vào hũ, và người trúng nhận toàn bộ.\nSố tiền hiện tại, các game tham gia, xác suất trúng và các lần nổ hũ gần đây có trên trang Hũ thưởng.',
  },
};
