/** Popups, app download, help, feedback, chat: what stands in a modal. */
export const words = {
  freePlay: '免费试玩',
  freePlayText: '仅使用试玩币：无需付款，也不会赢得真钱。不需要注册账户。',
};

export const failure = {
  image_not_allowed: '图片必须是不超过 5 MB 的 PNG 或 JPEG。未发送任何内容。',
  feedback_too_often: '您今天已经反馈了五次。未发送任何内容，请明天再来。',
};
