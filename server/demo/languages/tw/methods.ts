/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': '沙盒卡片',
    'sandbox-bank': '沙盒銀行',
  },
  instructions: '將前往付款頁面完成付款。示範：不會收取真實資金。',
  instructionsReviewed: '將前往付款頁面完成付款。手續費從金額中扣除，大額轉帳可能需先審核。示範：不會收取真實資金。',
  withdrawals: {
    'sandbox-bank': '沙盒銀行轉帳',
    'sandbox-wallet': '沙盒電子錢包',
    'sandbox-crypto': '沙盒加密貨幣',
  },
};
