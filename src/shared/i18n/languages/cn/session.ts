export default {
  realAccountTitle: '需要正式账户',
  realAccountText: '请先注册正式账户',
  ended: {
    title: '您已退出登录',
    logout: '您在另一个标签页退出了登录。',
    logout_everywhere: '您已在所有设备上退出登录。',
    elsewhere: '您已在另一台设备上将此设备退出登录。',
    expired: '登录已到期。您的余额安全，重新登录即可继续。',
    operator: '我们已结束您的登录。您的余额安全，详情请联系客服。',
    kicked: '您的登录已被结束。您的余额安全，重新登录即可继续。',
    again: '重新登录',
  },
};
