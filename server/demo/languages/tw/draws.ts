/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: '七盞燈',
    summary: '每日簽到，點亮第七盞燈領取紅利。',
    body: '每天簽到一次。每輪每天都有禮物，第七天後重新開始。\n每輪可補一天漏簽。',
  },
  'evening-wheel': {
    title: '晚間轉盤',
    summary: '每天一次，每個獎品的機率公開。',
    body: '每天可轉一次。結果在轉盤轉動之前已經抽出。',
  },
  'harbour-raffle': {
    title: '港灣抽獎',
    summary: '每 $10 有效投注得一張抽獎券，共十四份獎品。',
    body: '用自有資金玩任意遊戲，每 $10 有效投注得一張抽獎券，最多 200 張。\n任何人都可以驗證抽獎。',
  },
  'lantern-raffle': {
    title: '燈籠抽獎',
    summary: '上週抽獎已開獎，查看中獎名單並驗證。',
    body: '每 $10 有效投注得一張抽獎券。獎品已發放。',
  },
};
