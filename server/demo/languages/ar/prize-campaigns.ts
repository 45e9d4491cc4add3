import type en from '../en/prize-campaigns.ts';

/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'مكافأة السحب',
    summary: 'مكسب العجلة أو السحب.',
    body: 'أموال مكافأة للكازينو.',
  },
  'mission-prizes': {
    title: 'مكافأة المهام',
    summary: 'ما تمنحه المهام ولوحات الصدارة من أموال المكافآت.',
    body: 'أكمل مهمة أو احصل على مركز في لوحة صدارة جائزتها مكافأة.',
  },
  'points-bonus': {
    title: 'مكافأة النقاط',
    summary: 'أموال مكافأة مقابل نقاطك.',
    body: 'اخترها في متجر النقاط.',
  },
  'points-rounds': {
    title: 'جولات مجانية بالنقاط',
    summary: 'جولات مقابل نقاطك.',
    body: 'اخترها في متجر النقاط.',
  },
} satisfies typeof en;
