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
};
