/** Tickets, and the bell of the header. */
export const texts = {
  title: 'サポート',
  text: 'お問い合わせと返信の確認。',
  write: 'お問い合わせ',
  ticket: 'お問い合わせ',
  choose: 'お問い合わせを選択',
  chooseText: 'メッセージがここに表示されます。',
  empty: 'お問い合わせはまだありません。',
  more: 'もっと見る',
  back: 'お問い合わせ一覧に戻る',
  number: 'お問い合わせ {{id}}',
  close: 'お問い合わせを終了',
  messages: 'メッセージ',
  service: 'カスタマーサポート',
  youWrote: 'あなた：',
  weWrote: 'カスタマーサポート：',
  picture: 'お送りいただいた画像',
  noPicture: 'この画像を読み込めませんでした。',
  reply: '返信を入力',
  replyHint: 'Ctrl+Enterで送信できます。',
  opensAgain: 'このお問い合わせは終了しています。返信すると再開されます。',
  send: '送信',
  state: { open: '返信待ち', answered: '返信あり', closed: '終了' },
  unread_other: '未読の返信{{count}}件',
};

export const bell = {
  title: '通知',
  nothing: '通知はありません',
  messages: 'メッセージ',
  tickets: 'サポート',
  awards: '受け取れる特典',
  withdrawals: '出金',
  announcements: 'お知らせ',
  new_other: '新着{{count}}件',
};

export const failure = {
  ticket_full:
    'このお問い合わせはメッセージ数の上限に達しました。返信は送信されていません。新しいお問い合わせを開いてください。',
};
