/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: '此遊戲在獨立視窗中開啟',
  ownWindowText: '您在那裡保持登入，本頁也保持開啟。',
  windowOpen: '遊戲已在獨立視窗中開啟',
  windowOpenText: '兩處顯示同一餘額。您可以在這裡繼續瀏覽。',
  openWindow: '開啟遊戲',
  showWindow: '顯示視窗',
  popupBlocked: '彈出式視窗被封鎖。請允許彈出式視窗後重試。',
  forFree: '試玩',
  forMoney: '真錢遊戲',
  disabled: '此遊戲目前無法使用',
  failed: '遊戲無法開啟',
  others: '其他遊戲',
  untilHint: '預計 {{when}} 恢復',
  miniGames: '全部小遊戲',
};

export const failure = {
  game_type_locked: '您的帳號已鎖定此類遊戲，直至鎖定期結束。您的餘額不受影響。',
  game_disabled: '此遊戲目前無法使用。未扣除投注額。',
  game_maintenance: '此遊戲正在維護。未扣除投注額。',
  play_blocked: '此帳號已被限制投注。您的餘額不受影響，請聯絡客服。',
  replay_unavailable: '這一局無法回放。投注與派彩可在投注紀錄中查看。',
  invalid_url: '網址無效，請聯絡客服',
  game_in_popup: '此遊戲在獨立視窗中開啟。',
  no_free_play: '此遊戲沒有試玩。',
};
