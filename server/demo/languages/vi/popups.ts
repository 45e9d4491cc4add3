/** Popups for visitors and members. */
export default {
  welcome: {
    title: 'Chào mừng đến {brand}',
    content:
      'Đây là trang demo. Mọi khoản tiền ở đây đều là tiền chơi thử.\nChưa có tài khoản? Chọn “Chơi thử” trong cửa sổ đăng nhập.',
  },
  'good-to-know': {
    title: 'Bạn nên biết',
    content:
      'Các ưu đãi hiện có nằm ở mục “Khuyến mãi”.\nTrong mục “Chơi an toàn”, bạn có thể đặt hạn mức nạp tiền, thua và thời gian bất cứ lúc nào.',
  },
};
