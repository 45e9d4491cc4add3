/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: '其他登录方式',
  or: '或',
  google: '使用 Google 登录',
  facebook: '使用 Facebook 登录',
  phone: '使用手机登录',
  number: '手机号码',
  numberHint: '请加上国家代码，例如 +86 138 0013 8000',
  sendCode: '发送验证码',
  resendIn_other: '{{count}} 秒后重新发送',
  codeLabel: '短信验证码',
  enter: '手机登录',
  lockedFor_other: '请在 {{count}} 秒后重试。',
  code: {
    'invalid-phone-number': '请输入有效的手机号码',
    'missing-phone-number': '请输入手机号码。',
    'too-many-requests': '尝试次数过多，请{{length}}后再试。',
    unknown: '登录失败，请重试。',
    'invalid-verification-code': '请输入有效的验证码',
    'missing-verification-code': '请输入短信验证码。',
    'captcha-check-failed': '安全验证未通过，请重试。',
    'quota-exceeded': '今天无法再发送验证码，请联系客服。',
    'operation-not-allowed': '暂不支持此登录方式，请联系客服。',
    'code-expired': '验证码已过期，请重新获取。',
    'popup-closed-by-user': '登录失败：窗口已关闭，请重试。',
    'popup-blocked': '弹窗被拦截，请允许弹窗后重试。',
    'network-request-failed': '网络连接异常，请重试',
  },
};

export const failure = {
  firebase_token_refused: '此次登录未被接受，请重新开始。',
  firebase_unavailable: '此登录方式暂无响应，请稍后再试或换一种方式登录。',
  firebase_unregistered: '此登录方式尚未关联账户，请先注册。',
};
