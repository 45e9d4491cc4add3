/** Text for each failure of the contract: what happened, what it means for the money, what to do. */
export default {
  not_logged_in: 'ログインしていません。ログインしてください',
  session_ended: 'セッションが終了しました。残高に影響はありません。続けるにはログインしてください。',
  signature_needed: '続けるには、もう一度ログインしてください。変更はされていません。',
  signature_refused: '続けるには、もう一度ログインしてください。変更はされていません。',
  real_account_needed: '先に正式アカウントを登録してください',
  not_allowed: 'お使いのアカウントではこの操作はできません。変更はされていません。',
  invalid_request:
    '入力内容に受け付けられないものがあります。変更はされていません。確認のうえ、もう一度お試しください。',
  body_too_large: 'サイズが大きすぎて送信できません。変更はされていません。内容を減らしてください。',
  too_many_requests: '試行回数が多すぎます。変更はされていません。1分後にもう一度お試しください。',
  idempotency_key_needed: 'リクエストを確認できませんでした。資金の移動はありません。ページを再読み込みしてください。',
  idempotency_key_reused:
    'このリクエストは受け付けられませんでした。資金の移動はありません。最初からやり直してください。',
  maintenance: 'サイトはメンテナンス中です。残高に影響はありません。後ほどお越しください。',
  region_restricted: 'お住まいの地域では当サイトをご利用いただけません。',
  not_found: '存在しないか、利用できなくなりました。',
  system_error: 'システムエラーです。資金の操作中だった場合は、アカウント履歴を確認してから、もう一度お試しください。',
  server_unavailable:
    '現在、サイトが応答できません。資金の操作中だった場合は、アカウント履歴を確認してから、もう一度お試しください。',
  network_abnormal: '接続に問題があります。もう一度お試しください',
  account_excluded: 'ご本人または当社の判断により、このアカウントではプレイできません。残高に影響はありません。',
  game_not_found: 'このゲームは存在しないか、利用できなくなりました。',
};
