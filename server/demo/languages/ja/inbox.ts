/** Messages to members. */
export default {
  welcome: 'ようこそ。当サイトとアップラインからのメッセージはここに届きます。',
};
