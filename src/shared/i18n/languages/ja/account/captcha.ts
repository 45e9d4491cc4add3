/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'セキュリティ確認',
  registerTitle: 'セキュリティ確認',
  pictureAlt: '{{letters}}文字の確認用画像です。読み取れない場合は、下のボタンを使ってください。',
  pictureComing: '画像を読み込み中…',
  noPicture: '画像を読み込めませんでした。',
  another: '別の画像',
  letters: '画像の文字',
  missing: '画像の文字を入力してください。',
  alternative: '画像を読み取れない',
  working: '代わりに端末で確認を行っています。数秒後に送信されます。',
  worked: '確認が完了しました。文字の入力は不要です。',
};

export const failure = {
  captcha_needed: '失敗回数が多いため、画像の文字を入力してください。',
  captcha_wrong: '文字が一致しません。新しい画像でもう一度お試しください。',
  captcha_check_needed: 'セキュリティ確認がありません。もう一度お試しください。',
  captcha_check_failed: 'セキュリティ確認に失敗しました。もう一度お試しください。',
  captcha_check_unavailable: 'セキュリティ確認が応答していません。1分後にもう一度お試しください。',
};
