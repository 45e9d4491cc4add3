/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: '免費試玩',
  freePlayText: '僅使用試玩幣，無需帳號。',
  download: {
    title: '下載應用程式',
    none: '目前沒有可下載的應用程式',
    noneText: '您可以用手機瀏覽器使用本站，也可透過瀏覽器選單加到主畫面。',
    code: '{{app}} QR 碼',
    kinds: { IOS: 'iPhone 和 iPad', MOBILE_CONFIG: 'iPhone 描述檔', ANDROID: 'Android 手機' },
    stepsTitle: '在 iPhone 或 iPad 上安裝',
    steps: {
      open: '用相機掃描 QR 碼，或在 Safari 中開啟本頁並點一下按鈕。',
      install: '允許下載並安裝。',
      settings: '如果下載的是描述檔，請開啟「設定」>「一般」>「VPN 與裝置管理」。',
      trust: '選擇該描述檔並安裝，然後從主畫面開啟應用程式。',
    },
  },
  feedback: {
    title: '告訴我們您的想法',
    content: '意見內容',
    contentHint: '{{min}}–{{max}} 個字元',
    remark: '如何聯絡您？（選填）',
    addPictures: '新增圖片',
    pictures: 'PNG 或 JPEG，最多 {{images}} 張，每張不超過 {{megabytes}} MB',
    removePicture: '移除 {{name}}',
    retryPicture: '重試',
    picture: { sending: '上傳中…', sent: '已新增' },
    send: '傳送',
    sent: '謝謝',
    sentText: '我們已收到您的意見，每一則都會認真閱讀。',
    error: {
      empty: '此欄不可留空',
      short: '請至少填寫 {{min}} 個字元。',
      many: '最多可新增 {{images}} 張圖片。這些圖片均未新增。',
      type: '僅支援 PNG 或 JPEG 圖片。這些圖片均未新增。',
      large: '每張圖片不得超過 {{megabytes}} MB。這些圖片均未新增。',
      unsent: '請等待圖片上傳完成。',
      failed: '有圖片未能上傳。請再試一次或移除該圖片。',
    },
  },
  consent: {
    title: '造訪統計',
    text: '可以使用 Google Analytics 統計您的造訪嗎？無論您如何選擇，本站功能都相同。',
    decline: '拒絕',
    agree: '同意',
    now: {
      agreed: '您已同意，可隨時更改。',
      declined: '您已拒絕，可隨時更改。',
    },
  },
};

export const failure = {
  image_not_allowed: '此圖片未新增。它不是 PNG 或 JPEG，或檔案過大。',
  image_not_found: '有圖片已失效，未傳送任何內容。請移除圖片後重新新增。',
  feedback_too_often: '今天可送出的意見已達上限。此次未傳送，請明天再試。',
};
