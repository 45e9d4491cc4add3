export default {
  close: '关闭',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  imageError: '图片加载失败',
  tryAgain: '重试',
  cancel: '取消',
  ok: '确定',
  loadMore: '加载更多',
  search: '搜索',
  pauseMotion: '暂停动画',
  resumeMotion: '继续动画',
  skipToContent: '跳到正文',
  amount: {
    ambiguous: '这可以理解为 {{first}} 或 {{second}}。请不要使用千位分隔符。',
    notNumber: '请输入以 {{currency}} 计的金额，例如 {{example}}。',
    tooManyDecimals: '小数位数过多。请输入金额，例如 {{example}}。',
  },
};
