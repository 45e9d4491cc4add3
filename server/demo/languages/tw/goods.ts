/** Goods of the points mall. */
export default {
  'tea-set': {
    name: '青瓷茶壺',
    description: '竹柄陶壺，可泡四杯。',
  },
  vase: {
    name: '手繪瓷瓶',
    description: '手工彩繪，高 28 公分。',
  },
  fan: {
    name: '絲綢摺扇',
    description: '附收納套。',
  },
  lantern: {
    name: '紙燈籠',
    description: '陽台或餐桌的暖光。',
  },
  bonsai: {
    name: '盆栽',
    description: '小真柏，附盆與工具。',
  },
  cranes: {
    name: '摺紙鶴套組',
    description: '一百張紙與圖解手冊。',
  },
  watch: {
    name: '懷錶',
    description: '手動上鍊，附錶鏈。',
  },
  hourglass: {
    name: '黃銅沙漏',
    description: '三十分鐘計時。',
  },
  headphones: {
    name: '無線耳機',
    description: '續航三十小時。',
  },
  microphone: {
    name: '麥克風',
    description: '通話、唱歌、直播皆宜。',
  },
  guitar: {
    name: '旅行吉他',
    description: '小琴身，大音量，附琴包。',
  },
  drum: {
    name: '手鼓',
    description: '櫸木與羊皮。',
  },
  maracas: {
    name: '沙鈴',
    description: '彩繪一對。',
  },
  gamepad: {
    name: '遊戲手把',
    description: '支援電腦、手機與主機。',
  },
  retro: {
    name: '懷舊遊戲機',
    description: '兩個手把，兩百款遊戲。',
  },
  robot: {
    name: '鐵皮機器人',
    description: '上發條即走。',
  },
  drone: {
    name: '空拍機',
    description: '摺疊後僅手掌大小。',
  },
  football: {
    name: '足球',
    description: '比賽用球，手工縫製。',
  },
  basketball: {
    name: '籃球',
    description: '室內外通用。',
  },
  tennis: {
    name: '網球',
    description: '一筒四顆。',
  },
  shuttlecocks: {
    name: '羽毛球',
    description: '鵝毛一打。',
  },
  gloves: {
    name: '拳擊手套',
    description: '十二盎司，附繃帶。',
  },
  cards: {
    name: '撲克牌',
    description: '兩副，亞麻紋。',
  },
  dice: {
    name: '玻璃骰子',
    description: '一對，附絨布袋。',
  },
  hat: {
    name: '禮帽',
    description: '羊毛氈，四種尺碼。',
  },
  wheel: {
    name: '船舵掛飾',
    description: '直徑 40 公分。',
  },
  ring: {
    name: '拓帕石戒指',
    description: '純銀鑲藍色拓帕石。',
  },
  pendant: {
    name: '石榴石吊墜',
    description: '純銀鏈。',
  },
  cupcakes: {
    name: '杯子蛋糕',
    description: '附近烘焙店，一盒六個。',
  },
  lamp: {
    name: '黃銅神燈',
    description: '手工製作，限量五盞。',
  },
};
