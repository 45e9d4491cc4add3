/** Popups, app download, help, feedback, chat: what stands in a modal. */
export const words = {
  freePlay: '免费试玩',
  freePlayText: '仅使用试玩币：无需付款，也不会赢得真钱。不需要注册账户。',
  download: {
    title: '下载应用',
    none: '目前没有可下载的应用',
    noneText: '本站可在任何手机浏览器中使用；可通过浏览器菜单将其添加到主屏幕。',
    code: '通往以下应用的二维码：{{app}}',
    kinds: { IOS: 'iPhone 和 iPad', MOBILE_CONFIG: 'iPhone 描述文件', ANDROID: '安卓' },
    stepsTitle: '在 iPhone 或 iPad 上',
    steps: {
      open: '用相机扫描二维码，或在 Safari 中打开本页并点按按钮。',
      install: '允许下载，并安装所提供的内容。',
      settings: '如果下载的是描述文件：打开“设置”—“通用”—“VPN 与设备管理”。',
      trust: '选择该描述文件并安装，然后从主屏幕打开应用。',
    },
  },
  feedback: {
    title: '告诉我们您的想法',
    content: '反馈内容',
    contentHint: '{{min}} 至 {{max}} 个字符',
    remark: '如何联系您？（选填）',
    addPictures: '添加图片',
    pictures: 'PNG 或 JPEG，最多 3 张，每张不超过 5 MB',
    removePicture: '移除 {{name}}',
    send: '发送',
    sent: '谢谢',
    sentText: '您的反馈已收到，每一条都会有人阅读。',
    error: {
      empty: '输入不能为空',
      short: '请至少填写 {{min}} 个字符。',
      many: '最多 3 张图片。这些图片均未添加。',
      type: '仅支持 PNG 或 JPEG 图片。这些图片均未添加。',
      large: '每张图片不得超过 5 MB。这些图片均未添加。',
    },
  },
  later: {
    title: '尚未开放',
    miniGame: '小游戏',
    miniGameText: '页面旁的小游戏将在此打开。目前还不能游玩，不会下注。',
    chatRoom: '聊天室',
    chatRoomText: '会员将在此交流。聊天室尚未开放，不会发送任何内容。',
  },
  consent: {
    title: '访问统计',
    text: '可以使用 Google Analytics 统计您的访问吗？无论如何选择，本站功能都相同。',
    decline: '不，谢谢',
    agree: '同意',
    now: {
      agreed: '您目前已同意，可随时更改。',
      declined: '您目前已拒绝，可随时更改。',
    },
  },
};

export const failure = {
  image_not_allowed: '图片必须是不超过 5 MB 的 PNG 或 JPEG。未发送任何内容。',
  feedback_too_often: '您今天已经反馈了五次。未发送任何内容，请明天再来。',
};
