/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'Ukaguzi wa usalama',
  registerTitle: 'Ukaguzi wa usalama',
  pictureAlt: 'Picha ya usalama yenye herufi {{letters}}. Ikiwa huwezi kuisoma, tumia kitufe kilicho chini.',
  pictureComing: 'Picha inapakia…',
  noPicture: 'Picha haikuweza kupakia.',
  another: 'Picha mpya',
  letters: 'Herufi zilizo kwenye picha',
  missing: 'Tafadhali weka herufi zilizo kwenye picha.',
  alternative: 'Siwezi kusoma picha',
  working: 'Badala yake kifaa chako kinakamilisha ukaguzi. Fomu itatumwa baada ya sekunde chache.',
  worked: 'Ukaguzi umekamilika. Huhitaji kuweka herufi zozote.',
};

export const failure = {
  captcha_needed: 'Umejaribu mara nyingi mno bila mafanikio. Tafadhali weka herufi zilizo kwenye picha.',
  captcha_wrong: 'Herufi hazilingani. Tafadhali jaribu picha mpya.',
  captcha_check_needed: 'Ukaguzi wa usalama haupo. Tafadhali jaribu tena.',
  captcha_check_failed: 'Ukaguzi wa usalama umeshindikana. Tafadhali jaribu tena.',
  captcha_check_unavailable: 'Ukaguzi wa usalama haujibu. Tafadhali jaribu tena baada ya dakika moja.',
};
