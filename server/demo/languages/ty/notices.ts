/** Notices for members. */
export default {
  'demo-site': {
    title: 'Demo site: demo money lang',
    content:
      'Walang totoong perang ginagamit sa site na ito. Sa demo payment page dumadaan ang mga deposit, at simulated ang ilang player sa listahan ng mga nanalo.',
  },
  'jade-lantern': {
    title: 'Bagong slot: Jade Lantern',
    content:
      'Bukas na ang Jade Lantern: limang reel, sampung linya, free spins na may dobleng panalo at jackpot. Nasa laro ang paytable, ang return to player at ang verification ng bawat round.',
  },
  jackpots: {
    title: 'Saan galing ang mga jackpot namin',
    content:
      'Kami ang nagsisimula ng bawat jackpot, at idinadagdag ang 1% ng bawat kasaling bet. Sa nanalo ang buong halaga. Tingnan ang kasalukuyang halaga at tsansa mong manalo sa page na Mga jackpot.',
  },
  safety: {
    title: 'Panatilihing ligtas ang account mo',
    content:
      'I-on ang two-factor authentication sa Security center. Kung naiwan mong bukas ang account mo sa iba, puwede kang mag-log out sa lahat mula sa Account ko.',
  },
};
