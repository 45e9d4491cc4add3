import type { ServerTexts } from './index.ts';

const texts: ServerTexts = {
  code: ({ brand, code, minutes }) => `${code} 是您的 ${brand} 验证码，${minutes} 分钟内有效。请勿告诉任何人。`,
  reset: ({ brand, name, link, minutes }) => ({
    subject: `${brand}：重置密码`,
    text: `${name}，您好：

我们收到了重置您 ${brand} 账户密码的请求。请在 ${minutes} 分钟内打开以下链接设置新密码，链接仅可使用一次：

${link}

如果这不是您本人的操作，请忽略此邮件，您的密码不会改变。`,
  }),
  gameClasses: {
    AC: '街机',
    ARENA: '竞技场',
    BAC: '百家乐',
    BASKET: '篮球',
    BAT: '球拍运动',
    BG: '宾果',
    BJ: '二十一点',
    CARDS: '纸牌',
    CENTRAL: '中部彩',
    CRASH: '飞行倍数',
    DERBY: '德比',
    DICE: '骰子',
    DIGIT: '数字彩',
    DOMINO: '多米诺',
    DT: '龙虎',
    FIGHT: '格斗',
    FISH: '捕鱼',
    FOOTBALL: '足球',
    FOUR_D: '4D',
    FPS: '射击',
    HORSE: '赛马',
    JP: '奖池',
    K3: '快三',
    KENO: '基诺',
    LHC: '六合彩',
    LOTTO: '乐透',
    MAHJONG: '麻将',
    MEGAWAY: '百变转轮',
    MINI: '小游戏',
    MINUTE: '分分彩',
    MOBA: '多人竞技',
    NORTH: '北部彩',
    PICK: '选号',
    PK10: 'PK10',
    POKER: '扑克',
    RACING: '竞速',
    ROU: '轮盘',
    SC: '刮刮乐',
    SHOW: '游戏秀',
    SICBO: '骰宝',
    SLOT: '老虎机',
    SOUTH: '南部彩',
    SSC: '时时彩',
    STRATEGY: '策略',
    TENNIS: '网球',
    TG: '桌面游戏',
    TOTO: '多多',
    VP: '视频扑克',
  },
};
export default texts;
