/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: 'Rủ bạn cùng chơi',
    summary: 'Phần thưởng cho mỗi người bạn mời đã nạp tiền lần đầu.',
    body: 'Chia sẻ link hoặc mã của bạn. Phần thưởng có trong trung tâm thưởng ngay khi khoản nạp của người được giới thiệu thành công.',
  },
  'good-company': {
    title: 'Bạn đồng hành',
    summary: 'Thêm phần thưởng khi bạn bè gắn bó lâu dài.',
    body: 'Tính tiền cược bằng tiền của chính người được giới thiệu ở mọi game trong ba mươi ngày đầu.',
  },
  'warm-welcome': {
    title: 'Lời chào nồng ấm',
    summary: 'Món quà nhỏ vì bạn được bạn bè mời.',
    body: 'Quà có trong trung tâm thưởng sau khi bạn đăng ký.',
  },
};
