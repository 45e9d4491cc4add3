import type en from '../en/referrals.ts';

/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: 'أحضر صديقًا',
    summary: 'مكافأة عن كل صديق يودع لأول مرة.',
    body: 'شارك رابطك أو رمزك. تنتظرك المكافأة في مركز المكافآت فور إتمام إيداع صديقك.',
  },
  'good-company': {
    title: 'رفقة طيبة',
    summary: 'مكافأة أخرى عن الأصدقاء الذين يبقون.',
    body: 'يُحتسب ما يراهن به صديقك من أمواله الخاصة في أول ثلاثين يومًا في كل الألعاب.',
  },
  'warm-welcome': {
    title: 'ترحيب دافئ',
    summary: 'هدية صغيرة لأن صديقًا دعاك.',
    body: 'تنتظرك في مركز المكافآت بعد تسجيلك.',
  },
} satisfies typeof en;
