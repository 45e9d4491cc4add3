/** Notices for members. */
export default {
  'demo-site': {
    title: 'Tovuti ya demo: pesa za majaribio tu',
    content:
      'Hakuna pesa halisi zinazotumika kwenye tovuti hii. Kuweka pesa hupitia ukurasa wa malipo wa demo, na baadhi ya wachezaji kwenye orodha ya washindi ni wa kuigiza.',
  },
  'jade-lantern': {
    title: 'Sloti mpya: Jade Lantern',
    content:
      'Jade Lantern sasa iko wazi: reel tano, mistari kumi, mizunguko ya bure yenye ushindi mara mbili na jackpot. Jedwali la malipo, RTP na uhakiki wa kila raundi viko ndani ya mchezo.',
  },
  jackpots: {
    title: 'Jinsi jackpot zetu zinavyopata pesa',
    content:
      'Tunaanzisha kila jackpot, na 1% ya kila beti inayostahili huongezwa. Mshindi hupata kiasi chote. Ona kiasi cha sasa na nafasi yako ya kushinda kwenye ukurasa wa Jackpot.',
  },
  safety: {
    title: 'Linda akaunti yako',
    content:
      'Washa uthibitishaji wa hatua mbili katika Kituo cha usalama. Ikiwa uliacha akaunti yako wazi mahali pengine, unaweza kutoka kwenye vifaa vyote kupitia Akaunti yangu.',
  },
};
