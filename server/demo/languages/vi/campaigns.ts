/** Campaigns. */
export default {
  'first-light': {
    title: 'Ánh ban mai',
    summary: 'Nhân đôi tiền nạp cho casino.',
    body: 'Hãy tham gia trước khi nạp, chúng tôi tặng thêm số tiền thưởng tương đương, không quá mức tối đa bên dưới.\nƯu đãi này dùng được ba lần.',
  },
  'lantern-gift': {
    title: 'Quà đèn lồng',
    summary: 'Món quà cho một tối dưới ánh đèn lồng.',
    body: 'Mỗi thành viên một phần, dùng cho game casino.',
  },
  'second-wind': {
    title: 'Hiệp hai',
    summary: 'Hoàn tiền 10% mỗi tuần cho game casino.',
    body: 'Mỗi tuần từ thứ Hai đến Chủ nhật được tính riêng. Bạn không cần đăng ký: tiền hoàn sẽ có trong trung tâm thưởng.',
  },
  'fair-share': {
    title: 'Chia đều',
    summary: 'Hoàn lại một phần lợi thế nhà cái trên mỗi cược, dù thắng hay thua.',
    body: 'Tiền được cộng thẳng vào số dư mỗi tháng một lần. Game có RTP càng cao thì lợi thế nhà cái càng thấp.',
  },
  'your-day': {
    title: 'Ngày của bạn',
    summary: 'Quà mừng sinh nhật.',
    body: 'Chúng tôi căn cứ theo ngày sinh bạn đã đăng ký. Bạn có một tuần để nhận quà.',
  },
  'match-day': {
    title: 'Ngày thi đấu',
    summary: 'Tiền thưởng cho trận tiếp theo của bạn.',
    body: 'Gửi yêu cầu nhận, chúng tôi sẽ xét duyệt trong vòng một ngày.',
  },
  'lucky-number': {
    title: 'Số may mắn',
    summary: 'Dành cho 500 thành viên đầu tiên dùng mã PARLOUR-10.',
    body: 'Nhập mã PARLOUR-10 để nhận.',
  },
  'round-table': {
    title: 'Bàn tròn',
    summary: 'Tiền thưởng cho game bài với người chơi khác.',
    body: 'Dành cho thành viên đã từng nạp tiền.',
  },
  autumn: {
    title: 'Đêm thu',
    summary: 'Quà của mùa thu năm trước.',
    body: 'Chương trình đã kết thúc.',
  },
  harvest: {
    title: 'Ngày mùa',
    summary: 'Hoàn tiền của vụ mùa trước.',
    body: 'Chương trình đã kết thúc.',
  },
  'lantern-rounds': {
    title: 'Tặng hai mươi lăm lượt',
    summary: 'Lượt chơi miễn phí trong các game chọn lọc.',
    body: 'Nhận lượt, mở một trong các game bên dưới và chơi. Game sẽ hiển thị số lượt còn lại.',
  },
};
