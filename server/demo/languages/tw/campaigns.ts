/** Campaigns. */
export default {
  'first-light': {
    title: '晨光禮遇',
    summary: '存款金額加贈一倍，用於娛樂城。',
    body: '存款前先參加，我們將贈送等額紅利，最高金額見下方條件。\n最多可參加三次。',
  },
  'lantern-gift': {
    title: '燈籠禮物',
    summary: '燈籠夜的小禮物。',
    body: '每位會員一份，可用於娛樂城遊戲。',
  },
  'second-wind': {
    title: '重整旗鼓',
    summary: '娛樂城遊戲每週淨虧損返還 10%。',
    body: '每週一至週日單獨計算。無需報名，返還金額會出現在您的獎勵中心。',
  },
  'fair-share': {
    title: '公平分享',
    summary: '無論輸贏，每筆投注的莊家優勢都返還一部分。',
    body: '每月一次直接存入餘額。返還率越高的遊戲，莊家優勢越低。',
  },
  'your-day': {
    title: '屬於您的一天',
    summary: '生日當天的禮物。',
    body: '以註冊時填寫的出生日期為準，禮物保留一週。',
  },
  'match-day': {
    title: '比賽日',
    summary: '為您的下一場比賽準備的紅利。',
    body: '提交申請後，我們會在一天內審核。',
  },
  'lucky-number': {
    title: '幸運號碼',
    summary: '優惠碼 PARLOUR-10，限前 500 名。',
    body: '輸入優惠碼 PARLOUR-10 即可領取。',
  },
  'round-table': {
    title: '圓桌之約',
    summary: '與其他玩家對戰的棋牌遊戲紅利。',
    body: '適用於曾經存款的會員。',
  },
  autumn: {
    title: '秋夜',
    summary: '去年秋天的禮物。',
    body: '活動已結束。',
  },
  harvest: {
    title: '豐收日',
    summary: '去年豐收季的淨虧損返還。',
    body: '活動已結束。',
  },
  'lantern-rounds': {
    title: '二十五次免費遊戲',
    summary: '指定遊戲的免費遊戲次數。',
    body: '領取後開啟下方任一遊戲即可使用，剩餘次數隨時可見。',
  },
};
