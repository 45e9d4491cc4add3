export default {
  close: '閉じる',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  imageError: '画像を読み込めません',
  tryAgain: '再試行',
  cancel: 'キャンセル',
  ok: 'OK',
  loadMore: 'もっと見る',
  search: '検索',
  pauseMotion: 'アニメーションを停止',
  resumeMotion: 'アニメーションを再開',
  skipToContent: '本文へ移動',
};
