/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'Thưởng rút thăm',
    summary: 'Trúng từ vòng quay hoặc rút thăm.',
    body: 'Tiền thưởng dùng cho casino.',
  },
  'mission-prizes': {
    title: 'Thưởng nhiệm vụ',
    summary: 'Tiền thưởng từ nhiệm vụ và bảng xếp hạng.',
    body: 'Hoàn thành nhiệm vụ hoặc vào bảng xếp hạng có giải là tiền thưởng.',
  },
  'points-bonus': {
    title: 'Thưởng đổi điểm',
    summary: 'Đổi điểm lấy tiền thưởng.',
    body: 'Chọn trong cửa hàng điểm.',
  },
  'points-rounds': {
    title: 'Lượt miễn phí đổi điểm',
    summary: 'Đổi điểm lấy lượt chơi miễn phí.',
    body: 'Chọn trong cửa hàng điểm.',
  },
};
