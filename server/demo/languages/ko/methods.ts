/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': '테스트 카드',
    'sandbox-bank': '테스트 은행',
  },
  instructions: '결제 페이지로 이동합니다. 데모: 실제 돈은 청구되지 않습니다.',
  instructionsReviewed:
    '결제 페이지로 이동합니다. 수수료는 금액에서 차감되며, 고액 이체는 먼저 심사할 수 있습니다. 데모: 실제 돈은 청구되지 않습니다.',
  withdrawals: {
    'sandbox-bank': '테스트 은행 이체',
    'sandbox-wallet': '테스트 전자지갑',
    'sandbox-crypto': '테스트 암호화폐',
  },
};
