/** Games in their own windows, and mini games. */
export const words = {
  ownWindow: '此游戏在单独的窗口中打开',
  ownWindowText: '您在那里保持登录，本页也保持打开。',
  windowOpen: '游戏已在单独的窗口中打开',
  windowOpenText: '两处显示同一余额。您可以在这里继续浏览。',
  openWindow: '打开游戏',
  showWindow: '显示窗口',
  popupBlocked: '弹出窗口被拦截。请允许弹出窗口后重试。',
  miniGames: '全部小游戏',
};

export const failure = {
  game_in_popup: '此游戏在单独的窗口中打开。',
  no_free_play: '此游戏没有试玩。',
};
