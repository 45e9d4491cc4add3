/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: '安全驗證',
  registerTitle: '安全驗證',
  pictureAlt: '含 {{letters}} 個字元的驗證圖片。如無法辨認，請使用下方按鈕。',
  pictureComing: '圖片載入中…',
  noPicture: '圖片無法載入。',
  another: '換一張圖片',
  letters: '圖片中的字元',
  missing: '請輸入圖片中的字元。',
  alternative: '我無法辨認圖片',
  working: '您的裝置正在改做另一項驗證，幾秒後將自動送出。',
  worked: '驗證已完成，不需輸入字元。',
};

export const failure = {
  captcha_needed: '嘗試失敗次數過多，請輸入圖片中的字元。',
  captcha_wrong: '字元與圖片不符，請依新圖片重新輸入。',
  captcha_check_needed: '缺少安全驗證，請再試一次。',
  captcha_check_failed: '安全驗證未通過，請再試一次。',
  captcha_check_unavailable: '安全驗證沒有回應，請一分鐘後重試。',
};
