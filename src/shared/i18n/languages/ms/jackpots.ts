/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: 'Jumlah permulaan dibayar oleh kami',
    contributed: 'Dari pertaruhan',
    funded: 'Ditambah oleh kami, tidak dikira dalam RTP',
    paid: 'Dibayar kepada pemenang',
    reserve: 'Rizab',
    sum: 'Jumlah masuk {{came}} = dibayar {{paid}} + semasa {{shown}} + rizab {{reserve}}',
    restart:
      'Selepas dimenangi, jackpot bermula semula pada {{min}} hingga {{max}}. Rizab membayarnya jika mencukupi, jika tidak kami yang membayar. Jumlah rizab yang melebihi {{bound}} turut ditambah.',
    odds: 'Dimenangi sekali dalam {{oneIn}} putaran secara purata, pada taruhan rujukan',
    share: '{{percent}} daripada setiap taruhan masuk ke jackpot',
    games: 'Permainan layak',
    wins: 'Kemenangan terkini',
    winsEmpty: 'Belum dimenangi',
    lastWin: 'Kemenangan terakhir',
    biggestWin: 'Kemenangan terbesar',
    won: '{{amount}} oleh {{player}}, {{day}}',
    how: 'Cara ia dibiayai',
  },
};
