/** Tickets, and the bell of the header. */
export const texts = {
  title: '客服單',
  text: '聯絡我們並查看回覆。',
  write: '聯絡我們',
  ticket: '客服單',
  choose: '請選擇客服單',
  chooseText: '訊息會顯示在這裡。',
  empty: '您還沒有聯絡過我們。',
  more: '顯示更多',
  back: '返回客服單列表',
  number: '客服單 {{id}}',
  close: '關閉客服單',
  messages: '訊息',
  service: '客服',
  youWrote: '您寫道：',
  weWrote: '客服寫道：',
  picture: '您的圖片',
  noPicture: '圖片無法載入。',
  reply: '您的回覆',
  replyHint: '按 Ctrl+Enter 傳送回覆。',
  opensAgain: '此客服單已關閉。回覆後會重新開啟。',
  send: '傳送',
  state: { open: '等待回覆', answered: '已回覆', closed: '已關閉' },
  unread_other: '{{count}} 則未讀回覆',
};

export const bell = {
  title: '通知',
  nothing: '尚無通知',
  messages: '站內信',
  tickets: '客服單',
  awards: '可領取的獎勵',
  withdrawals: '提款',
  announcements: '公告',
  new_other: '{{count}} 則新通知',
};

export const failure = {
  ticket_full: '此客服單的訊息已達上限。您的回覆未傳送，請另開新客服單。',
};
