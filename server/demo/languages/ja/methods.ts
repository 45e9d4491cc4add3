/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'テストカード',
    'sandbox-bank': 'テスト銀行',
  },
  instructions: '決済ページに進みます。デモのため、実際のお金は請求されません。',
  instructionsReviewed:
    '決済ページに進みます。手数料は金額から差し引かれ、高額の振込は先に審査される場合があります。デモのため、実際のお金は請求されません。',
  withdrawals: {
    'sandbox-bank': 'テスト銀行振込',
    'sandbox-wallet': 'テスト電子ウォレット',
    'sandbox-crypto': 'テスト暗号資産',
  },
};
