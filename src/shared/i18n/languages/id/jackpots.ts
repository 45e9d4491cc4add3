/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: 'Dana awal dari kami',
    contributed: 'Dari taruhan',
    funded: 'Tambahan dari kami, tidak dihitung dalam RTP',
    paid: 'Dibayar ke pemenang',
    reserve: 'Cadangan',
    sum: 'Total masuk {{came}} = dibayar {{paid}} + saat ini {{shown}} + cadangan {{reserve}}',
    restart:
      'Setelah dimenangkan, jackpot mulai lagi dari {{min}} sampai {{max}}. Dana ini diambil dari cadangan jika cukup, jika tidak, dari kami. Cadangan di atas {{bound}} ikut ditambahkan.',
    odds: 'Rata-rata dimenangkan sekali dalam {{oneIn}} spin, pada taruhan acuan',
    share: '{{percent}} dari setiap taruhan masuk ke jackpot',
    games: 'Game yang memenuhi syarat',
    wins: 'Kemenangan terbaru',
    winsEmpty: 'Belum ada pemenang',
    lastWin: 'Menang terakhir',
    biggestWin: 'Menang terbesar',
    won: '{{amount}} oleh {{player}}, {{day}}',
    how: 'Asal dananya',
  },
};
