/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: '此游戏在单独的窗口中打开',
  ownWindowText: '您在那里保持登录，本页也保持打开。',
  windowOpen: '游戏已在单独的窗口中打开',
  windowOpenText: '两处显示同一余额。您可以在这里继续浏览。',
  openWindow: '打开游戏',
  showWindow: '显示窗口',
  popupBlocked: '弹出窗口被拦截。请允许弹出窗口后重试。',
  forFree: '试玩',
  forMoney: '真钱游戏',
  disabled: '此游戏暂不可用',
  failed: '游戏未能打开',
  others: '其他游戏',
  untilHint: '预计 {{when}} 恢复',
  miniGames: '全部小游戏',
};

export const failure = {
  game_type_locked: '您的账户已锁定此类游戏，直至锁定期结束。您的余额安全。',
  game_disabled: '此游戏暂不可用。未扣除任何投注。',
  game_maintenance: '此游戏正在维护。未扣除任何投注。',
  play_blocked: '此账户暂不能投注。您的余额安全，请联系客服。',
  replay_unavailable: '这一局无法回放。投注与派彩可在投注记录中查看。',
  invalid_url: '网址无效，请联系客服',
  game_in_popup: '此游戏在单独的窗口中打开。',
  no_free_play: '此游戏没有试玩。',
};
