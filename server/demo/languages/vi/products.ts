/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} USD',
    description: 'Cộng vào ví ngay.',
  },
  moneyReviewed: {
    name: '{sum} USD',
    description: 'Cộng vào ví sau khi được duyệt.',
  },
  bonus: {
    name: 'Thưởng {sum} USD',
    description: 'Dùng cho game casino. Cần cược đủ 1 vòng trong 14 ngày.',
  },
  rounds: {
    name: '{count} lượt chơi miễn phí',
    description: 'Dùng cho các slot chọn lọc. Tiền thắng cần cược đủ 1 vòng trong 14 ngày.',
  },
};
