export default {
  close: '關閉',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  imageError: '圖片載入失敗',
  tryAgain: '重試',
  cancel: '取消',
  ok: '確定',
  loadMore: '載入更多',
  search: '搜尋',
  pauseMotion: '暫停動畫',
  resumeMotion: '繼續動畫',
  skipToContent: '跳到主要內容',
};
