/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'Thẻ thử nghiệm',
    'sandbox-bank': 'Ngân hàng thử nghiệm',
  },
  instructions: 'Bạn sẽ tiếp tục trên trang thanh toán. Demo: không thu tiền thật.',
  instructionsReviewed:
    'Bạn sẽ tiếp tục trên trang thanh toán. Phí được trừ vào số tiền nạp, khoản chuyển lớn có thể được xét duyệt trước. Demo: không thu tiền thật.',
  withdrawals: {
    'sandbox-bank': 'Chuyển khoản thử nghiệm',
    'sandbox-wallet': 'Ví điện tử thử nghiệm',
    'sandbox-crypto': 'Tiền mã hóa thử nghiệm',
  },
};
