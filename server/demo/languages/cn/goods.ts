import type en from '../en/goods.ts';

/** Goods of the points mall. */
export default {
  'tea-set': {
    name: '青瓷茶壶',
    description: '竹柄陶壶，可泡四杯。',
  },
  vase: {
    name: '手绘瓷瓶',
    description: '手工彩绘，高 28 厘米。',
  },
  fan: {
    name: '丝绸折扇',
    description: '附收纳套。',
  },
  lantern: {
    name: '纸灯笼',
    description: '阳台或餐桌的暖光。',
  },
  bonsai: {
    name: '盆景',
    description: '小叶真柏，附盆与工具。',
  },
  cranes: {
    name: '千纸鹤套装',
    description: '一百张纸与图解手册。',
  },
  watch: {
    name: '怀表',
    description: '手动上链，附表链。',
  },
  hourglass: {
    name: '黄铜沙漏',
    description: '三十分钟计时。',
  },
  headphones: {
    name: '无线耳机',
    description: '续航三十小时。',
  },
  microphone: {
    name: '麦克风',
    description: '通话、唱歌、直播皆宜。',
  },
  guitar: {
    name: '旅行吉他',
    description: '小琴身，大音量，附琴包。',
  },
  drum: {
    name: '手鼓',
    description: '榉木与羊皮。',
  },
  maracas: {
    name: '沙锤',
    description: '彩绘一对。',
  },
  gamepad: {
    name: '游戏手柄',
    description: '支持电脑、手机与主机。',
  },
  retro: {
    name: '怀旧游戏机',
    description: '两个手柄，两百款游戏。',
  },
  robot: {
    name: '铁皮机器人',
    description: '上弦即走。',
  },
  drone: {
    name: '航拍无人机',
    description: '折叠后仅手掌大小。',
  },
  football: {
    name: '足球',
    description: '比赛用球，手工缝制。',
  },
  basketball: {
    name: '篮球',
    description: '室内外通用。',
  },
  tennis: {
    name: '网球',
    description: '一筒四只。',
  },
  shuttlecocks: {
    name: '羽毛球',
    description: '鹅毛一打。',
  },
  gloves: {
    name: '拳击手套',
    description: '十二盎司，附绷带。',
  },
  cards: {
    name: '扑克牌',
    description: '两副，亚麻纹。',
  },
  dice: {
    name: '玻璃骰子',
    description: '一对，附绒布袋。',
  },
  hat: {
    name: '礼帽',
    description: '羊毛毡，四种尺码。',
  },
  wheel: {
    name: '船舵挂饰',
    description: '直径 40 厘米。',
  },
  ring: {
    name: '托帕石戒指',
    description: '纯银镶蓝色托帕石。',
  },
  pendant: {
    name: '石榴石吊坠',
    description: '纯银链。',
  },
  cupcakes: {
    name: '纸杯蛋糕',
    description: '附近烘焙店，一盒六只。',
  },
  lamp: {
    name: '黄铜神灯',
    description: '手工制作，限量五盏。',
  },
} satisfies typeof en;
