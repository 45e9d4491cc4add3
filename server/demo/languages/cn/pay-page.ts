import type en from '../en/pay-page.ts';

/** The pay page of the sandbox cashier. */
export default {
  title: '演示支付',
  sandbox: '演示',
  plain: '不会收取真实资金，不涉及银行或银行卡。',
  payTo: '收款方',
  order: '订单',
  timeLeft: '剩余时间',
  pay: '支付',
  decline: '拒绝',
  paid: '已支付',
  paidNext: '付款已提交，您的余额稍后更新。',
  declined: '已拒绝',
  declinedNext: '您已拒绝此笔付款，未扣除任何金额。',
  expired: '已超时',
  expiredNext: '付款时间已过，未扣除任何金额。请重新发起存款。',
  cancelled: '已取消',
  cancelledNext: '您已取消此笔付款，未扣除任何金额。',
  unknown: '未找到此笔支付',
  unknownNext: '链接可能有误或不完整，未扣除任何金额。',
  back: '返回网站',
  later: '稍后支付',
} satisfies typeof en;
