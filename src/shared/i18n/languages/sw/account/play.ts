/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: 'Mchezo huu unafunguka kwenye dirisha lake',
  ownWindowText: 'Unabaki ndani ya akaunti huko, na ukurasa huu unabaki wazi.',
  windowOpen: 'Mchezo umefunguliwa kwenye dirisha lake',
  windowOpenText: 'Vyote viwili vinaonyesha salio lilelile. Unaweza kuendelea kutazama hapa.',
  openWindow: 'Fungua mchezo',
  showWindow: 'Onyesha dirisha',
  popupBlocked: 'Dirisha ibukizi limezuiwa. Tafadhali ruhusu madirisha ibukizi na ujaribu tena.',
  forFree: 'Cheza bure',
  forMoney: 'Cheza kwa pesa halisi',
  disabled: 'Mchezo huu haupatikani kwa sasa',
  failed: 'Mchezo haukuweza kufunguka',
  others: 'Michezo mingine',
  untilHint: 'Unatarajiwa kurudi {{when}}',
  miniGames: 'Michezo midogo yote',
};

export const failure = {
  game_type_locked:
    'Aina hii ya mchezo imefungwa kwenye akaunti yako hadi muda wa kufungwa uishe. Salio lako liko salama.',
  game_disabled: 'Mchezo huu haupatikani. Hakuna dau lililokatwa.',
  game_maintenance: 'Mchezo huu uko kwenye matengenezo. Hakuna dau lililokatwa.',
  play_blocked:
    'Kucheza kumezuiwa kwenye akaunti hii. Salio lako liko salama. Tafadhali wasiliana na huduma kwa wateja.',
  replay_unavailable: 'Raundi hii haiwezi kurudiwa kuonyeshwa. Dau na malipo yake viko kwenye historia ya beti.',
  invalid_url: 'URL si sahihi, tafadhali wasiliana na huduma kwa wateja',
  game_in_popup: 'Mchezo huu unafunguka kwenye dirisha lake.',
  no_free_play: 'Mchezo huu hauwezi kuchezwa bure.',
};
