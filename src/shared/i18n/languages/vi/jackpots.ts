/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: 'Tiền khởi đầu do chúng tôi góp',
    contributed: 'Từ tiền cược',
    funded: 'Chúng tôi góp thêm, không tính vào RTP',
    paid: 'Đã trả cho người trúng',
    reserve: 'Dự trữ',
    sum: 'Tổng vào {{came}} = đã trả {{paid}} + hiện tại {{shown}} + dự trữ {{reserve}}',
    restart:
      'Sau khi nổ hũ, hũ bắt đầu lại ở mức {{min}} đến {{max}}. Khoản này lấy từ dự trữ nếu đủ, nếu không chúng tôi góp. Phần dự trữ vượt {{bound}} được cộng thêm vào hũ.',
    odds: 'Trung bình {{oneIn}} lượt quay nổ hũ một lần, theo mức cược tham chiếu',
    share: '{{percent}} mỗi khoản cược được góp vào hũ',
    games: 'Game tham gia',
    wins: 'Nổ hũ gần đây',
    winsEmpty: 'Chưa ai trúng',
    lastWin: 'Lần nổ hũ gần nhất',
    biggestWin: 'Lần nổ hũ lớn nhất',
    won: '{{amount}}, {{player}}, {{day}}',
    how: 'Tiền hũ đến từ đâu',
  },
};
