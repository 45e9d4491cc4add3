/** The current offers. Each describes the product, and none encourages more play. */
export default {
  welcome: {
    title: 'Coba gratis',
    summary: 'Main dengan saldo demo. Tanpa akun, tanpa deposit.',
    body: 'Buka jendela login dan pilih “Main gratis”. Anda langsung mendapat saldo demo dan bisa mencoba game mana pun yang dibuka.\nPeluangnya sama seperti main uang asli. Saldo demo tidak bisa di-withdraw, dan kemenangannya tidak dibayarkan.\n18+. Anda bisa membuat akun kapan saja.',
  },
  deposit: {
    title: 'Deposit kartu tanpa biaya',
    summary: 'Deposit pakai kartu mulai 10,00 tanpa biaya.',
    body: 'Deposit kartu dari 10,00 sampai 5.000,00 bebas biaya. Saldo Anda bertambah begitu pembayaran dikonfirmasi.\nDeposit 1.000,00 atau lebih mungkin ditinjau dulu oleh tim kami.\nDemo: tidak ada uang asli yang ditarik.',
  },
  jackpot: {
    title: 'Dari mana dana jackpot kami',
    summary: 'Setiap jackpot kami mulai dengan dana kami, lalu ditambah 1% dari setiap taruhan yang memenuhi syarat.',
    body: 'Setiap jackpot dimulai dengan dana dari kami. 1% dari setiap taruhan di game yang memenuhi syarat ditambahkan, dan pemenang mendapat seluruh jumlahnya.\nJumlah terkini, game yang memenuhi syarat, peluang Anda menang, dan kemenangan terbaru ada di halaman Jackpot.',
  },
};
