/** Notices for agents, oldest first. */
export default {
  welcome: {
    title: '歡迎使用代理中心',
    content: '您可以在這裡查看團隊、薪酬與報表。「摘要」頁面會顯示等待您處理的事項。',
  },
  realtime: {
    title: '即時薪資每五分鐘發放一次',
    content: '您團隊的每筆已結算投注都會計入。時段結算後，金額即為最終金額。',
  },
  settlements: {
    title: '時薪與日薪的結算時間',
    content: '時薪在每小時結束後不久結算，日薪於次日 02:05 結算。',
  },
  dividends: {
    title: '分紅每月兩次',
    content: '分紅於每月 1 日和 16 日 02:10 結算。低於零的淨虧損會結轉到下一個半月。',
  },
  links: {
    title: '自訂返水比例的註冊連結',
    content: '在「註冊中心」建立連結，設定比例和有效期，並查看點擊與註冊數量。',
  },
  contracts: {
    title: '契約須雙方同意',
    content: '雙方同意後，新契約從下一時段開始生效。答覆前可對比各版本的差異。',
  },
  approval: {
    title: '大額結算需要審核',
    content: '超過指定金額的結算須經我們核准後才會發放。30 天內無人處理的結算將失效。',
  },
  messages: {
    title: '傳訊息給直屬會員',
    content: '您的直屬會員和上線會立即收到您的訊息。請在「站內信」中查看。',
  },
  files: {
    title: '報表可下載為檔案',
    content: '輸贏、收入與結算均可依目前篩選條件下載為 CSV 檔案。',
  },
  periods: {
    title: '依週、半月和月查看',
    content: '報表新增本週、上週、這個半月、上個半月、本月和上月等時段。',
  },
};
