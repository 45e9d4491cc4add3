/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: 'Bubukas ang larong ito sa sariling window',
  ownWindowText: 'Mananatili kang naka-log in doon, at mananatiling bukas ang page na ito.',
  windowOpen: 'Bukas ang laro sa sariling window',
  windowOpenText: 'Parehong balance ang ipinapakita ng dalawa. Puwede kang magpatuloy sa pag-browse dito.',
  openWindow: 'Buksan ang laro',
  showWindow: 'Ipakita ang window',
  popupBlocked: 'Na-block ang popup. Payagan ang mga popup at subukan ulit.',
  forFree: 'Maglaro nang libre',
  forMoney: 'Maglaro gamit ang totoong pera',
  disabled: 'Hindi available ang larong ito ngayon',
  failed: 'Hindi mabuksan ang laro',
  others: 'Iba pang laro',
  untilHint: 'Inaasahang babalik sa {{when}}',
  miniGames: 'Lahat ng mini games',
};

export const failure = {
  game_type_locked: 'Naka-lock sa account mo ang uri ng larong ito hanggang matapos ang lock. Ligtas ang balance mo.',
  game_disabled: 'Hindi available ang larong ito. Walang tayang ibinawas.',
  game_maintenance: 'Nasa maintenance ang larong ito. Walang tayang ibinawas.',
  play_blocked:
    'Naka-block ang paglalaro sa account na ito. Ligtas ang balance mo. Makipag-ugnayan sa customer service.',
  replay_unavailable: 'Hindi mai-replay ang round na ito. Nasa betting record mo ang taya at payout nito.',
  invalid_url: 'Hindi valid ang URL, makipag-ugnayan sa customer service',
  game_in_popup: 'Bubukas ang larong ito sa sariling window.',
  no_free_play: 'Hindi malalaro nang libre ang larong ito.',
};
