/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: '其他登入方式',
  or: '或',
  google: '使用 Google 登入',
  facebook: '使用 Facebook 登入',
  phone: '使用手機登入',
  number: '手機號碼',
  numberHint: '請加上國碼，例如 +886 912 345 678',
  sendCode: '傳送驗證碼',
  resendIn_other: '{{count}} 秒後重新傳送',
  codeLabel: '簡訊驗證碼',
  enter: '手機登入',
  lockedFor_other: '請在 {{count}} 秒後重試。',
  code: {
    'invalid-phone-number': '請輸入有效的手機號碼',
    'missing-phone-number': '請輸入手機號碼。',
    'too-many-requests': '嘗試次數過多，請{{length}}後再試。',
    unknown: '登入失敗，請再試一次。',
    'invalid-verification-code': '請輸入有效的驗證碼',
    'missing-verification-code': '請輸入簡訊驗證碼。',
    'captcha-check-failed': '安全驗證未通過，請再試一次。',
    'quota-exceeded': '今天無法再傳送驗證碼，請聯絡客服。',
    'operation-not-allowed': '目前不提供此登入方式，請聯絡客服。',
    'code-expired': '驗證碼已過期，請重新取得。',
    'popup-closed-by-user': '登入失敗：視窗已關閉，請再試一次。',
    'popup-blocked': '彈出式視窗被封鎖，請允許彈出式視窗後重試。',
    'network-request-failed': '網路連線異常，請再試一次',
  },
};

export const failure = {
  firebase_token_refused: '此次登入未被接受，請重新開始。',
  firebase_unavailable: '此登入方式沒有回應，請稍後再試或換一種方式登入。',
  firebase_unregistered: '此登入方式尚未綁定帳號，請先註冊。',
};
