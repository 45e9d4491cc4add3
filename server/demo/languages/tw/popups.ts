/** Popups for visitors and members. */
export default {
  welcome: {
    title: '歡迎來到 {brand}',
    content: '這是示範網站，所有資金均為試玩幣。\n還沒有帳號？請在登入視窗選擇「免費試玩」。',
  },
  'good-to-know': {
    title: '貼心提醒',
    content: '目前優惠請見「優惠活動」。\n您可隨時在「安心遊戲」中設定存款、虧損和時間限額。',
  },
};
