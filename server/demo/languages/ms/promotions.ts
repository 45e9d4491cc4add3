/** The current offers. Each describes the product, and none encourages more play. */
export default {
  welcome: {
    title: 'Cuba percuma',
    summary: 'Main dengan wang mainan. Tanpa akaun, tanpa deposit.',
    body: 'Buka tetingkap log masuk dan pilih “Main percuma”. Anda terus mendapat wang mainan dan boleh mencuba mana-mana permainan yang dibuka.\nPeluangnya sama seperti permainan sebenar. Wang mainan tidak boleh dikeluarkan, dan kemenangan dengannya tidak dibayar.\n18+. Anda boleh membuka akaun pada bila-bila masa.',
  },
  deposit: {
    title: 'Tiada caj untuk deposit kad',
    summary: 'Deposit dengan kad dari 10.00 tanpa caj.',
    body: 'Deposit kad dari 10.00 hingga 5,000.00 adalah tanpa caj. Baki anda dikemas kini sebaik sahaja bayaran disahkan.\nDeposit 1,000.00 atau lebih mungkin disemak dahulu oleh pasukan kami.\nDemo: tiada wang sebenar dicaj.',
  },
  jackpot: {
    title: 'Dari mana dana jackpot kami',
    summary: 'Kami memulakan setiap jackpot, dan 1% daripada setiap pertaruhan yang layak ditambah.',
    body: 'Setiap jackpot bermula dengan jumlah daripada kami. 1% daripada setiap pertaruhan dalam permainan yang layak ditambah kepadanya, dan pemenang mendapat keseluruhan jumlah.\nJumlah semasa, permainan yang layak, peluang menang anda dan kemenangan terkini ada di halaman Jackpot.',
  },
};
