/** Games in their own windows, and mini games. */
export const words = {
  ownWindow: 'This game opens in its own window',
  ownWindowText: 'You stay logged in there, and this page stays open.',
  windowOpen: 'The game is open in its own window',
  windowOpenText: 'Both show the same balance. You can keep browsing here.',
  openWindow: 'Open the game',
  showWindow: 'Show the window',
  popupBlocked: 'Popup blocked. Please allow popups and try again.',
  miniGames: 'All mini games',
};

export const failure = {
  game_in_popup: 'This game opens in a window of its own.',
  no_free_play: 'This game has no free play.',
};
