/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'Bonasi ya droo',
    summary: 'Unaipata kwenye gurudumu au kwenye droo ya zawadi.',
    body: 'Pesa za bonasi kwa kasino.',
  },
  'mission-prizes': {
    title: 'Bonasi ya misheni',
    summary: 'Pesa za bonasi kutoka kwenye misheni na ubao wa vinara.',
    body: 'Kamilisha misheni au shika nafasi kwenye ubao wa vinara ambao zawadi yake ni bonasi.',
  },
  'points-bonus': {
    title: 'Bonasi ya pointi',
    summary: 'Pesa za bonasi kwa pointi zako.',
    body: 'Ichague kwenye duka la pointi.',
  },
  'points-rounds': {
    title: 'Raundi za bure kwa pointi',
    summary: 'Raundi za bure kwa pointi zako.',
    body: 'Zichague kwenye duka la pointi.',
  },
};
