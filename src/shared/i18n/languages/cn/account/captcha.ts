/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: '安全验证',
  registerTitle: '安全验证',
  pictureAlt: '含 {{letters}} 个字符的验证图片。如无法辨认，请使用下方按钮。',
  pictureComing: '图片加载中…',
  noPicture: '图片未能加载。',
  another: '换一张图片',
  letters: '图片中的字符',
  missing: '请输入图片中的字符。',
  alternative: '我无法辨认图片',
  working: '您的设备正在完成替代验证，几秒后将自动提交。',
  worked: '验证已完成，无需输入字符。',
};

export const failure = {
  captcha_needed: '尝试失败次数过多，请输入图片中的字符。',
  captcha_wrong: '字符与图片不符，请按新图片重新输入。',
  captcha_check_needed: '缺少安全验证，请重试。',
  captcha_check_failed: '安全验证未通过，请重试。',
  captcha_check_unavailable: '安全验证暂无响应，请一分钟后重试。',
};
