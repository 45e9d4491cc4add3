/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: '新遊戲',
    title: '玉燈籠',
    text: '五軸十線，免費旋轉加彩金，每次旋轉均可驗證。',
    action: '開啟遊戲',
  },
  grand: {
    eyebrow: '彩金池',
    title: '彩金池資金從何而來',
    text: '目前金額、中獎機率與最近中獎。',
    action: '查看彩金池',
  },
  fishing: {
    eyebrow: '捕魚',
    title: '捕魚遊戲，一次看齊',
    text: '依廠商瀏覽捕魚遊戲。',
    action: '瀏覽遊戲',
  },
  tables: {
    eyebrow: '真人娛樂',
    title: '輪盤、百家樂與 21 點',
    text: '依廠商瀏覽真人桌台。',
    action: '瀏覽桌台',
  },
};
