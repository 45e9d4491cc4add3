/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: '無料プレイ',
  freePlayText: 'プレイマネーのみ。アカウント不要。',
  download: {
    title: 'アプリを入手',
    none: 'アプリはまだありません',
    noneText: 'スマートフォンのブラウザでプレイできます。ブラウザのメニューからホーム画面に追加すると便利です。',
    code: '{{app}}のQRコード',
    kinds: { IOS: 'iPhoneとiPad', MOBILE_CONFIG: 'iPhoneプロファイル', ANDROID: 'Android' },
    stepsTitle: 'iPhone・iPadにインストール',
    steps: {
      open: 'カメラでコードを読み取るか、Safariでこのページを開いてボタンをタップします。',
      install: 'ダウンロードを許可し、インストールします。',
      settings: 'プロファイルをダウンロードした場合は、「設定」＞「一般」＞「VPNとデバイス管理」を開きます。',
      trust: 'プロファイルを選んでインストールし、ホーム画面からアプリを開きます。',
    },
  },
  feedback: {
    title: 'ご意見をお聞かせください',
    content: 'ご意見',
    contentHint: '{{min}}～{{max}}文字',
    remark: 'ご連絡先（任意）',
    addPictures: '画像を追加',
    pictures: 'PNGまたはJPEG、1枚{{megabytes}} MBまで、最大{{images}}枚',
    removePicture: '{{name}}を削除',
    retryPicture: '再試行',
    picture: { sending: 'アップロード中…', sent: '追加済み' },
    send: '送信',
    sent: 'ありがとうございます',
    sentText: 'メッセージを受け取りました。すべて目を通しています。',
    error: {
      empty: '入力してください',
      short: '{{min}}文字以上で入力してください。',
      many: '追加できる画像は{{images}}枚までです。今回の画像は追加されていません。',
      type: '追加できるのはPNGとJPEGの画像のみです。今回の画像は追加されていません。',
      large: '画像は1枚{{megabytes}} MBまでです。今回の画像は追加されていません。',
      unsent: '画像のアップロードが終わるまでお待ちください。',
      failed: 'アップロードできなかった画像があります。再試行するか、削除してください。',
    },
  },
  consent: {
    title: 'アクセス統計',
    text: 'Google Analyticsによるアクセスの集計に同意されますか？どちらを選んでも、サイトの動作は変わりません。',
    decline: '同意しない',
    agree: '同意する',
    now: {
      agreed: '同意済みです。いつでも変更できます。',
      declined: '同意していません。いつでも変更できます。',
    },
  },
};

export const failure = {
  image_not_allowed: '画像は追加されませんでした。PNGまたはJPEGではないか、サイズが大きすぎます。',
  image_not_found: '利用できなくなった画像があります。送信されていません。画像を削除して、追加し直してください。',
  feedback_too_often: '本日送信できるご意見の上限に達しました。送信されていません。明日もう一度お試しください。',
};
