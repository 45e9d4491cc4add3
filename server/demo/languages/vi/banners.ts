/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: 'Mới',
    title: 'Đèn lồng ngọc',
    text: 'Năm cuộn, mười dòng thưởng, vòng quay miễn phí và hũ thưởng. Mọi lượt quay đều kiểm chứng được.',
    action: 'Mở game',
  },
  grand: {
    eyebrow: 'Hũ thưởng',
    title: 'Tiền hũ đến từ đâu',
    text: 'Số tiền hiện tại, xác suất trúng và các lần nổ hũ gần đây.',
    action: 'Xem hũ thưởng',
  },
  fishing: {
    eyebrow: 'Bắn cá',
    title: 'Tất cả game bắn cá ở một nơi',
    text: 'Xem game bắn cá theo nhà cung cấp.',
    action: 'Xem game',
  },
  tables: {
    eyebrow: 'Casino trực tuyến',
    title: 'Roulette, baccarat và blackjack',
    text: 'Xem bàn trực tuyến theo nhà cung cấp.',
    action: 'Xem bàn',
  },
};
