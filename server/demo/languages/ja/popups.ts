/** Popups for visitors and members. */
export default {
  welcome: {
    title: '{brand}へようこそ',
    content:
      'ここはデモサイトです。お金はすべてプレイマネーです。\nアカウントをお持ちでない方は、ログイン画面で「無料プレイ」を選んでください。',
  },
  'good-to-know': {
    title: 'ご案内',
    content:
      '開催中の特典は「プロモーション」にあります。\n「安全なプレイ」では、入金・損失・時間の上限をいつでも設定できます。',
  },
};
