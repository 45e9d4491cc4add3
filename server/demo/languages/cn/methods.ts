import type en from '../en/methods.ts';

/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': '沙盒银行卡',
    'sandbox-bank': '沙盒银行',
  },
  instructions: '将前往支付页面完成付款。演示：不会收取真实资金。',
  instructionsReviewed: '将前往支付页面完成付款。手续费从金额中扣除，大额转账可能需先审核。演示：不会收取真实资金。',
  withdrawals: {
    'sandbox-bank': '沙盒银行转账',
    'sandbox-wallet': '沙盒电子钱包',
    'sandbox-crypto': '沙盒加密货币',
  },
} satisfies typeof en;
