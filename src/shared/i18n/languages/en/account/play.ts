/** Games in their own windows, and mini games. */
export const words = {
  ownWindow: 'This game opens in its own window',
  ownWindowText: 'It needs more room than this page has. Your login goes with it.',
  windowOpen: 'The game is open in its own window',
  windowOpenText: 'Its balance and this page’s are one. You can go on browsing here.',
  openWindow: 'Open the game',
  showWindow: 'Show the window',
  popupBlocked: 'Popup blocked. Please allow popups and try again.',
  miniGames: 'All mini games',
};

export const failure = {
  game_in_popup: 'This game opens in a window of its own.',
};
