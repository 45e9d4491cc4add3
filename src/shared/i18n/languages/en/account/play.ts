/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: 'This game opens in its own window',
  ownWindowText: 'You stay logged in there, and this page stays open.',
  windowOpen: 'The game is open in its own window',
  windowOpenText: 'Both show the same balance. You can keep browsing here.',
  openWindow: 'Open the game',
  showWindow: 'Show the window',
  popupBlocked: 'Popup blocked. Please allow popups and try again.',
  forFree: 'Play for free',
  forMoney: 'Play for real money',
  disabled: 'This game is not available right now',
  failed: 'The game could not open',
  others: 'Other games',
  untilHint: 'Expected back {{when}}',
  miniGames: 'All mini games',
};

export const failure = {
  game_type_locked: 'This game type is locked on your account until the lock ends. Your balance is safe.',
  game_disabled: 'This game is not available. No stake was taken.',
  game_maintenance: 'This game is under maintenance. No stake was taken.',
  play_blocked: 'Play is blocked on this account. Your balance is safe. Please contact customer service.',
  replay_unavailable: 'This round cannot be replayed. Its stake and payout are in your betting record.',
  invalid_url: 'Invalid URL, please contact customer service',
  game_in_popup: 'This game opens in its own window.',
  no_free_play: 'This game cannot be played for free.',
};
