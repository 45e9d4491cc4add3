/** The choice of a language. */
export const texts = {
  search: '言語を検索',
  notLoaded: '{{language}}を読み込めませんでした',
  stays: 'ページは{{now}}のままです。接続を確認して、もう一度お試しください。',
  none: '該当する言語がありません',
};
