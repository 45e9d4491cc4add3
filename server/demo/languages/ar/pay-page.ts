import type en from '../en/pay-page.ts';

/** The pay page of the sandbox cashier. */
export default {
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
} satisfies typeof en;
