/** Messages to members. */
export default {
  welcome: '歡迎光臨。我們和您的上線傳送的訊息會顯示在這裡。',
};
