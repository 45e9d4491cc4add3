/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: 'Mpya',
    title: 'Jade Lantern',
    text: 'Reel tano, mistari kumi, mizunguko ya bure na jackpot. Kila mzunguko unaweza kuhakikiwa.',
    action: 'Fungua mchezo',
  },
  grand: {
    eyebrow: 'Jackpot',
    title: 'Jinsi jackpot zetu zinavyopata pesa',
    text: 'Kiasi cha sasa, nafasi yako ya kushinda na ushindi wa karibuni.',
    action: 'Ona jackpot',
  },
  fishing: {
    eyebrow: 'Samaki',
    title: 'Michezo yote ya samaki mahali pamoja',
    text: 'Tazama michezo ya samaki kwa mtoa michezo.',
    action: 'Tazama michezo',
  },
  tables: {
    eyebrow: 'Kasino Live',
    title: 'Roulette, baccarat na blackjack',
    text: 'Tazama meza za live kwa mtoa michezo.',
    action: 'Tazama meza',
  },
};
