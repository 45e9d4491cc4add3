import type { Language } from '../../../contract/primitives.ts';

/** Texts of the pay page. Languages without their own use English. */
export interface PageTexts {
  dir: 'ltr' | 'rtl';
  locale: string;
  title: string;
  sandbox: string;
  plain: string;
  payTo: string;
  order: string;
  timeLeft: string;
  pay: string;
  decline: string;
  paid: string;
  paidNext: string;
  declined: string;
  declinedNext: string;
  expired: string;
  expiredNext: string;
  cancelled: string;
  cancelledNext: string;
  unknown: string;
  unknownNext: string;
  back: string;
  later: string;
}

const EN: PageTexts = {
  dir: 'ltr',
  locale: 'en',
  title: 'Demo payment',
  sandbox: 'Demo',
  plain: 'No real money is charged, and no bank or card is involved.',
  payTo: 'Pay to',
  order: 'Order',
  timeLeft: 'Time left',
  pay: 'Pay',
  decline: 'Decline',
  paid: 'Paid',
  paidNext: 'Payment sent. Your balance will update shortly.',
  declined: 'Declined',
  declinedNext: 'You declined this payment. Nothing was charged.',
  expired: 'Payment expired',
  expiredNext: 'The time to pay is up. Nothing was charged. Please start a new deposit.',
  cancelled: 'Payment cancelled',
  cancelledNext: 'You cancelled this payment. Nothing was charged.',
  unknown: 'Payment not found',
  unknownNext: 'The link may be wrong or incomplete. Nothing was charged.',
  back: 'Back to the site',
  later: 'Pay later',
};

const CN: PageTexts = {
  dir: 'ltr',
  locale: 'zh-Hans',
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
};

const AR: PageTexts = {
  dir: 'rtl',
  locale: 'ar',
  title: 'دفع تجريبي',
  sandbox: 'تجريبي',
  plain: 'لا تُخصم أموال حقيقية، ولا علاقة لأي بنك أو بطاقة بهذه العملية.',
  payTo: 'الدفع إلى',
  order: 'الطلب',
  timeLeft: 'الوقت المتبقي',
  pay: 'ادفع',
  decline: 'ارفض',
  paid: 'تم الدفع',
  paidNext: 'أُرسلت الدفعة. سيُحدَّث رصيدك قريبًا.',
  declined: 'تم الرفض',
  declinedNext: 'رفضت هذه الدفعة. لم يُخصم شيء.',
  expired: 'انتهت مهلة الدفع',
  expiredNext: 'انتهى وقت الدفع ولم يُخصم شيء. يرجى بدء إيداع جديد.',
  cancelled: 'أُلغي الدفع',
  cancelledNext: 'ألغيت هذه الدفعة. لم يُخصم شيء.',
  unknown: 'لم يُعثر على الدفعة',
  unknownNext: 'قد يكون الرابط خاطئًا أو ناقصًا. لم يُخصم شيء.',
  back: 'العودة إلى الموقع',
  later: 'الدفع لاحقًا',
};

export const pageTexts = (language: Language): PageTexts => ({ EN, CN, AR })[language as 'EN'] ?? EN;
