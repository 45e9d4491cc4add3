/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: 'Bảy chiếc đèn lồng',
    summary: 'Điểm danh mỗi ngày, chiếc đèn thứ bảy thắp lên tiền thưởng.',
    body: 'Điểm danh mỗi ngày một lần. Mỗi ngày trong chuỗi có một phần quà, sau ngày thứ bảy bắt đầu chuỗi mới.\nMỗi chuỗi được bù một ngày bỏ lỡ.',
  },
  'evening-wheel': {
    title: 'Vòng quay buổi tối',
    summary: 'Mỗi ngày một lượt quay, công khai xác suất từng giải.',
    body: 'Mỗi ngày quay một lần. Kết quả đã được rút trước khi vòng quay chạy.',
  },
  'harbour-raffle': {
    title: 'Rút thăm bến cảng',
    summary: 'Mỗi $10 cược hợp lệ được một vé. Có mười bốn giải.',
    body: 'Chơi bất kỳ game nào bằng tiền của bạn. Mỗi $10 cược hợp lệ được một vé, tối đa 200 vé.\nAi cũng có thể kiểm chứng lần rút thăm.',
  },
  'lantern-raffle': {
    title: 'Rút thăm đèn lồng',
    summary: 'Đợt rút thăm tuần trước đã có kết quả. Xem người trúng và kiểm chứng.',
    body: 'Mỗi $10 cược hợp lệ được một vé. Giải thưởng đã được trao.',
  },
};
