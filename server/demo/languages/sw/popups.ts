/** Popups for visitors and members. */
export default {
  welcome: {
    title: 'Karibu {brand}',
    content:
      'Hii ni tovuti ya demo. Pesa zote hapa ni za majaribio.\nHuna akaunti bado? Chagua “Cheza bure” kwenye dirisha la kuingia.',
  },
  'good-to-know': {
    title: 'Vizuri kujua',
    content:
      'Ofa za sasa ziko chini ya “Promosheni”.\nChini ya “Cheza kwa usalama” unaweza kuweka vikomo vya kuweka pesa, hasara na muda wakati wowote.',
  },
};
