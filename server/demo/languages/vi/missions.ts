/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'Một tối vui chơi',
    summary: '',
  },
  'three-doors': {
    title: 'Thử điều mới',
    summary: 'Thử ba game trong một ngày.',
  },
  'big-catch': {
    title: 'Mẻ cá lớn',
    summary: '',
  },
  'four-evenings': {
    title: 'Bốn buổi tối',
    summary: 'Chơi bốn ngày trong tuần.',
  },
  'half-moon': {
    title: 'Bán nguyệt',
    summary: '',
  },
  'full-moon': {
    title: 'Trăng tròn',
    summary: '',
  },
  'daily-race': {
    title: 'Đua top ngày',
    summary: 'Tiền cược ở game có RTP thấp được tính hệ số cao hơn, để mọi game đều ngang nhau.',
  },
  'weekly-league': {
    title: 'Giải đấu tuần',
    summary: '',
  },
  'lantern-cup': {
    title: 'Cúp Đèn lồng',
    summary: 'Một tuần, chỉ tính một ván thắng.',
  },
};
