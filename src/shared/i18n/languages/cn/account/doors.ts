/** Log-in, log-out, passwords. */
export const words = {
  username: '用户名',
  password: '密码',
  confirmPassword: '再次输入密码',
  usernameHint: '4 到 20 个字母或数字,以字母开头',
  passwordHint: '至少 8 个字符,用几个词组成更好',
  loginTitle: '欢迎回来',
  registerTitle: '创建账户',
  loginAction: '登录',
  registerAction: '创建账户',
  noAccount: '还没有账户?',
  haveAccount: '已有账户?',
  terms: '我已年满 {{age}} 岁并接受规则',
  readRules: '阅读规则',
  error: {
    credentials: '请输入用户名和密码',
    empty: '此项不能为空',
    passwordIsUsername: '密码不能与用户名相同。',
    mismatch: '两次输入不一致',
    terms: '请确认您的年龄并接受规则。',
  },
};

export const failure = {
  in_incorrect_password: '账户或密码错误',
  non_member_account: '非会员账户不能在此登录',
  account_locked: '多次登录失败,账户已锁定。请半小时后再试。',
  mode_not_offered: '不提供此登录方式',
  registration_closed: '目前暂停注册',
  username_taken: '此用户名已被使用,请换一个。',
  password_mismatch: '两次输入不一致',
  password_too_common: '此密码过于常见,请换一个。',
  password_is_username: '密码不能与用户名相同。',
  terms_not_accepted: '请确认您的年龄并接受规则。',
  invitation_code_error: '邀请码无效',
};
