/** The choice of a language. */
export const texts = {
  search: '尋找語言',
  notLoaded: '{{language}} 無法載入',
  stays: '頁面仍為{{now}}。請檢查網路後再試。',
  none: '找不到此語言',
};
