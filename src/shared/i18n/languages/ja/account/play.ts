/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: 'このゲームは別ウィンドウで開きます',
  ownWindowText: 'ログインは維持され、このページも開いたままです。',
  windowOpen: 'ゲームは別ウィンドウで開いています',
  windowOpenText: '残高は共通です。このまま閲覧を続けられます。',
  openWindow: 'ゲームを開く',
  showWindow: 'ウィンドウを表示',
  popupBlocked: 'ポップアップがブロックされました。許可してからもう一度お試しください。',
  forFree: '無料プレイ',
  forMoney: 'リアルマネーでプレイ',
  disabled: 'このゲームは現在利用できません',
  failed: 'ゲームを開けませんでした',
  others: 'ほかのゲーム',
  untilHint: '再開予定：{{when}}',
  miniGames: 'すべてのミニゲーム',
};

export const failure = {
  game_type_locked: 'この種類のゲームは、ロックが終わるまでプレイできません。残高に影響はありません。',
  game_disabled: 'このゲームは利用できません。賭け金は差し引かれていません。',
  game_maintenance: 'このゲームはメンテナンス中です。賭け金は差し引かれていません。',
  play_blocked:
    'このアカウントではプレイできません。残高に影響はありません。カスタマーサポートへお問い合わせください。',
  replay_unavailable: 'このラウンドはリプレイできません。ベット額と払戻額はベット履歴で確認できます。',
  invalid_url: 'URLが無効です。カスタマーサポートへお問い合わせください',
  game_in_popup: 'このゲームは別ウィンドウで開きます。',
  no_free_play: 'このゲームに無料プレイはありません。',
};
