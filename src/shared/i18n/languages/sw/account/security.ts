/** Second factor, sessions, confirmation. */
export const texts = {
  password: 'Nenosiri',
  changePassword: 'Badilisha nenosiri',
  text: 'Linda akaunti yako na uone ulikoingia.',
  loginText: 'Ingia ili kuona mipangilio yako ya usalama.',
  code: 'Msimbo',
  codeHint: 'Msimbo wa tarakimu 6 kutoka kwenye programu yako ya uthibitishaji, au msimbo wa dharura',
  codeEmpty: 'Tafadhali weka msimbo',
  factorTitle: 'Hatua moja zaidi',
  factorText: 'Weka msimbo unaoonyeshwa kwenye programu yako ya uthibitishaji.',
  beginAnew: 'Ingia tena',
  factor: 'Uthibitishaji wa hatua mbili',
  factorOff: 'Umezimwa. Uwashe ili uombwe msimbo kutoka kwenye simu yako kila unapoingia.',
  switchOn: 'Washa',
  switchOff: 'Zima',
  scan: 'Skani msimbo huu kwa programu yako ya uthibitishaji.',
  qrLabel: 'Msimbo wa QR kwa programu yako ya uthibitishaji. Ufunguo uleule umeonyeshwa kama maandishi hapa chini.',
  orType: 'Au weka ufunguo huu kwenye programu. Kisha weka msimbo inaoonyesha.',
  offText: 'Ili kuzima uthibitishaji wa hatua mbili, weka nenosiri lako na msimbo.',
  recovery: 'Misimbo ya dharura',
  recoveryText:
    'Uthibitishaji wa hatua mbili umewashwa. Hifadhi misimbo hii ya dharura mahali salama. Kila mmoja unakuingiza mara moja bila simu yako. Haitaonyeshwa tena.',
  saveCodes: 'Hifadhi kama faili',
  kept: 'Nimeihifadhi',
  factorOn_one: 'Umewashwa. Umebaki msimbo {{count}} wa dharura.',
  factorOn_other: 'Umewashwa. Imebaki misimbo {{count}} ya dharura.',
  confirm: {
    title: 'Thibitisha kuwa ni wewe',
    text: 'Kwa usalama wako, tafadhali thibitisha kuwa ni wewe ili kuendelea.',
    idle: 'Umekuwa mbali kwa muda. Thibitisha kuwa ni wewe ili kuendelea ulipoishia.',
    empty: 'Sehemu hii haiwezi kuwa tupu',
    action: 'Endelea',
    otherwise: 'Unapendelea njia nyingine?',
    byCode: 'Tumia msimbo',
    byPassword: 'Tumia nenosiri lako',
  },
  link: {
    title: 'Kiungo cha kuingia',
    waiting: 'Tunakuingiza…',
    question:
      'Umeingia kama {{account}}. Ukiendelea, utatolewa hapa na kuingizwa kwenye akaunti ambayo kiungo hiki kilitengenezewa.',
    stay: 'Baki ndani',
    switch: 'Toka na uendelee',
  },
  sessions: {
    title: 'Ulikoingia',
    device: 'Kifaa',
    unknown: 'Kifaa kisichojulikana',
    address: 'Anwani ya IP',
    started: 'Uliingia',
    seen: 'Mara ya mwisho',
    current: 'Kifaa hiki',
    end: 'Toka',
    endOf: 'Toka kwenye {{device}}',
    endOthers: 'Toka kwenye vifaa vingine',
  },
};

export const failure = {
  confirmation_needed:
    'Tafadhali thibitisha nenosiri lako kwanza. Hakuna kilichobadilishwa, na ulichoandika bado kiko hapa.',
  reauthentication_needed:
    'Umekuwa mbali kwa muda, hivyo tafadhali thibitisha nenosiri lako. Hakuna pesa zilizohamishwa, na ulichoandika bado kiko hapa.',
  confirmation_wrong: 'Nenosiri au msimbo si sahihi. Hakuna kilichobadilishwa.',
  second_factor_needed: 'Tafadhali weka pia msimbo wako.',
  second_factor_wrong: 'Msimbo huu si sahihi au umeshatumika. Weka msimbo ambao programu yako inaonyesha sasa.',
  second_factor_over: 'Umejaribu mara nyingi mno, au muda umeisha. Tafadhali ingia tena.',
  second_factor_closed:
    'Misimbo mingi mno isiyo sahihi. Misimbo ya programu yako imezuiwa kwa sasa. Tafadhali tumia msimbo wa dharura.',
  second_factor_on: 'Uthibitishaji wa hatua mbili tayari umewashwa.',
  second_factor_off: 'Uthibitishaji wa hatua mbili tayari umezimwa.',
  text_codes_closed:
    'Misimbo mingi mno isiyo sahihi imewekwa kwa namba hii. Ingia kwa nenosiri lako, au wasiliana na huduma kwa wateja.',
  login_link_over: 'Kiungo hiki kimeisha muda au kimeshatumika. Omba kingine, au ingia kwa nenosiri lako.',
};
