/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'その他のログイン方法',
  or: 'または',
  google: 'Googleで続ける',
  facebook: 'Facebookで続ける',
  phone: '電話番号で続ける',
  number: '電話番号',
  numberHint: '国番号を付けて入力してください。例：+81 90 1234 5678',
  sendCode: 'コードを送信',
  resendIn_other: '{{count}}秒後に再送信',
  codeLabel: 'SMSのコード',
  enter: '電話番号でログイン',
  lockedFor_other: '{{count}}秒後にもう一度お試しください。',
  code: {
    'invalid-phone-number': '有効な携帯電話番号を入力してください',
    'missing-phone-number': '電話番号を入力してください。',
    'too-many-requests': '試行回数が多すぎます。しばらくしてからお試しください。待ち時間：{{length}}。',
    unknown: 'ログインできませんでした。もう一度お試しください。',
    'invalid-verification-code': '有効な認証コードを入力してください',
    'missing-verification-code': 'SMSのコードを入力してください。',
    'captcha-check-failed': 'セキュリティ確認に失敗しました。もう一度お試しください。',
    'quota-exceeded': '本日はこれ以上コードを送信できません。カスタマーサポートへお問い合わせください。',
    'operation-not-allowed': 'このログイン方法は利用できません。カスタマーサポートへお問い合わせください。',
    'code-expired': 'コードの有効期限が切れました。再発行してください。',
    'popup-closed-by-user': 'ウィンドウが閉じられたため、ログインできませんでした。もう一度お試しください。',
    'popup-blocked': 'ポップアップがブロックされました。許可してからもう一度お試しください。',
    'network-request-failed': '接続に問題があります。もう一度お試しください',
  },
};

export const failure = {
  firebase_token_refused: 'このログインは受け付けられませんでした。最初からやり直してください。',
  firebase_unavailable: 'このログイン方法が応答していません。後でもう一度試すか、別の方法をご利用ください。',
  firebase_unregistered: 'このログインに紐づくアカウントがありません。先に登録してください。',
};
