import type { Language } from '../../../contract/primitives.ts';

/** The words of the pay page; other languages read the English ones. */
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
  unknown: string;
  unknownNext: string;
  back: string;
}

const EN: PageTexts = {
  dir: 'ltr',
  locale: 'en',
  title: 'Sandbox cashier',
  sandbox: 'Sandbox',
  plain: 'This is a demonstration. No bank or card is involved, and the money is not real.',
  payTo: 'Pay to',
  order: 'Order',
  timeLeft: 'Time left',
  pay: 'Pay',
  decline: 'Decline',
  paid: 'Paid',
  paidNext: 'The site has been told. The balance there changes by itself.',
  declined: 'Declined',
  declinedNext: 'Nothing was paid. The site has been told.',
  expired: 'Too late',
  expiredNext: 'The time to pay is over. Nothing was paid; start a new deposit on the site.',
  unknown: 'No such payment',
  unknownNext: 'The address is wrong or incomplete. Nothing was paid.',
  back: 'Back to the site',
};

const CN: PageTexts = {
  dir: 'ltr',
  locale: 'zh-Hans',
  title: '演示收银台',
  sandbox: '演示',
  plain: '这是演示环境。不涉及任何银行或银行卡，金额也不是真钱。',
  payTo: '收款方',
  order: '订单',
  timeLeft: '剩余时间',
  pay: '支付',
  decline: '拒绝',
  paid: '已支付',
  paidNext: '已通知网站，那里的余额会自动更新。',
  declined: '已拒绝',
  declinedNext: '没有支付任何金额，已通知网站。',
  expired: '已超时',
  expiredNext: '支付时间已过，没有支付任何金额；请在网站上重新发起存款。',
  unknown: '没有这笔支付',
  unknownNext: '地址有误或不完整，没有支付任何金额。',
  back: '返回网站',
};

const AR: PageTexts = {
  dir: 'rtl',
  locale: 'ar',
  title: 'صندوق الدفع التجريبي',
  sandbox: 'تجريبي',
  plain: 'هذا عرض تجريبي. لا علاقة لأي بنك أو بطاقة به، والمال ليس حقيقيًا.',
  payTo: 'الدفع إلى',
  order: 'الطلب',
  timeLeft: 'الوقت المتبقي',
  pay: 'ادفع',
  decline: 'ارفض',
  paid: 'تم الدفع',
  paidNext: 'أُبلغ الموقع بذلك، وسيتغير الرصيد هناك تلقائيًا.',
  declined: 'تم الرفض',
  declinedNext: 'لم يُدفع شيء، وأُبلغ الموقع بذلك.',
  expired: 'انتهى الوقت',
  expiredNext: 'انتهت مهلة الدفع ولم يُدفع شيء؛ ابدأ إيداعًا جديدًا في الموقع.',
  unknown: 'لا توجد هذه الدفعة',
  unknownNext: 'العنوان خاطئ أو ناقص، ولم يُدفع شيء.',
  back: 'العودة إلى الموقع',
};

export const pageTexts = (language: Language): PageTexts => ({ EN, CN, AR })[language as 'EN'] ?? EN;
