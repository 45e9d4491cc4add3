/** The human check and the picture captcha. */
export const words = {
  captchaTitle: '再次尝试之前',
  registerTitle: '简短验证',
  pictureAlt: '五个倾斜的字母和数字。无法辨认时请按下方按钮。',
  pictureComing: '图片加载中……',
  noPicture: '图片未能加载。',
  another: '换一张图片',
  letters: '图片中的字符',
  missing: '请输入图片中的字符。',
  alternative: '我无法辨认图片',
  working: '您的设备正在改为完成一项计算，需要几秒钟，随后自动提交。',
  worked: '您的设备已完成计算，无需输入字符。',
};

export const failure = {
  captcha_needed: '多次尝试失败，请输入图片中的字符。',
  captcha_wrong: '字符与图片不符，或图片已过期。请看新的图片。',
  human_check_needed: '缺少人机验证，请重试。',
  human_check_failed: '人机验证未通过，请重试。',
  human_check_unavailable: '人机验证暂无响应，请一分钟后重试。',
};
