/** Tickets, and the bell of the header. */
export const texts = {
  title: '客服工单',
  text: '联系我们并查看回复。',
  write: '联系我们',
  ticket: '工单',
  choose: '请选择工单',
  chooseText: '消息将显示在此处。',
  empty: '您还没有联系过我们。',
  more: '显示更多',
  back: '返回工单列表',
  number: '工单 {{id}}',
  close: '关闭工单',
  messages: '消息',
  service: '客服',
  youWrote: '您写道：',
  weWrote: '客服写道：',
  picture: '您的图片',
  noPicture: '图片无法加载。',
  reply: '您的回复',
  replyHint: '按 Ctrl+Enter 发送回复。',
  opensAgain: '此工单已关闭。回复后会重新打开。',
  send: '发送',
  state: { open: '等待回复', answered: '已回复', closed: '已关闭' },
  unread_other: '{{count}} 条未读回复',
};

export const bell = {
  title: '通知',
  nothing: '暂无通知',
  messages: '站内信',
  tickets: '客服工单',
  awards: '可领取的奖励',
  withdrawals: '提款',
  announcements: '公告',
  new_other: '{{count}} 条新内容',
};

export const failure = {
  ticket_full: '此工单的消息已达上限。您的回复未发送，请新建工单。',
};
