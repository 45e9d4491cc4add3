/** The choice of a language. */
export const texts = {
  search: '查找语言',
  notLoaded: '{{language}}未能加载',
  stays: '页面仍为{{now}}。请检查网络后重试。',
  none: '没有找到该语言',
};
