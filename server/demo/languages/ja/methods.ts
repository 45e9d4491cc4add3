/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'サンドボックスカード',
    'sandbox-bank': 'サンドボックス銀行',
  },
  instructions: '決済ページに進みます。デモのため、実際のお金は請求されません。',
  instructionsReviewed:
    '決済ページに進みます。手数料は金額から差し引かれ、高額の振込は先に審査される場合があります。デモのため、実際のお金は請求されません。',
  withdrawals: {
    'sandbox-bank': 'サンドボックス銀行振込',
    'sandbox-wallet': 'サンドボックス電子ウォレット',
    'sandbox-crypto': 'サンドボックス暗号資産',
  },
};
