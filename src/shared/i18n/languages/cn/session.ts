export default {
  realAccountTitle: '需要正式账户',
  realAccountText: '请先注册正式账户',
  ended: {
    title: '您已退出登录',
    logout: '您在另一个标签页退出了登录。',
    logout_everywhere: '您已在所有设备上退出登录。',
    elsewhere: '此次登录已在另一台设备上被结束。',
    expired: '本次登录已到期。余额安全无恙，重新登录即可继续。',
    operator: '运营方结束了本次登录，原因可咨询客服。',
    kicked: '本次登录已被结束。余额安全无恙，重新登录即可继续。',
    again: '重新登录',
  },
};
