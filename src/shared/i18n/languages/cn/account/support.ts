/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: '免费试玩',
  freePlayText: '仅使用试玩币，无需账户。',
  download: {
    title: '下载应用',
    none: '暂无可下载的应用',
    noneText: '您可以在手机浏览器中使用本站，也可通过浏览器菜单将其添加到主屏幕。',
    code: '{{app}}二维码',
    kinds: { IOS: 'iPhone 和 iPad', MOBILE_CONFIG: 'iPhone 描述文件', ANDROID: '安卓' },
    stepsTitle: '在 iPhone 或 iPad 上安装',
    steps: {
      open: '用相机扫描二维码，或在 Safari 中打开本页并点按按钮。',
      install: '允许下载并安装。',
      settings: '如果下载的是描述文件，请打开“设置”>“通用”>“VPN 与设备管理”。',
      trust: '选择该描述文件并安装，然后从主屏幕打开应用。',
    },
  },
  feedback: {
    title: '告诉我们您的想法',
    content: '反馈内容',
    contentHint: '{{min}}–{{max}} 个字符',
    remark: '如何联系您？（选填）',
    addPictures: '添加图片',
    pictures: 'PNG 或 JPEG，最多 {{images}} 张，每张不超过 {{megabytes}} MB',
    removePicture: '移除 {{name}}',
    retryPicture: '重试',
    picture: { sending: '正在上传…', sent: '已添加' },
    send: '发送',
    sent: '谢谢',
    sentText: '我们已收到您的反馈，每一条都会认真阅读。',
    error: {
      empty: '输入不能为空',
      short: '请至少填写 {{min}} 个字符。',
      many: '最多可添加 {{images}} 张图片。这些图片均未添加。',
      type: '仅支持 PNG 或 JPEG 图片。这些图片均未添加。',
      large: '每张图片不得超过 {{megabytes}} MB。这些图片均未添加。',
      unsent: '请等待图片上传完成。',
      failed: '有图片未能上传。请重试或移除该图片。',
    },
  },
  consent: {
    title: '访问统计',
    text: '可以使用 Google Analytics 统计您的访问吗？无论如何选择，本站功能都相同。',
    decline: '拒绝',
    agree: '同意',
    now: {
      agreed: '您已同意，可随时更改。',
      declined: '您已拒绝，可随时更改。',
    },
  },
};

export const failure = {
  image_not_allowed: '此图片未添加。它不是 PNG 或 JPEG，或文件过大。',
  image_not_found: '有图片已失效，未发送任何内容。请移除图片后重新添加。',
  feedback_too_often: '今天的反馈次数已用完。此次未发送，请明天再试。',
};
