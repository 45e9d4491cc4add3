import type { Language } from '../../../contract/primitives.ts';
import { inLanguage, type Texts } from '../site/texts.ts';

const NAMES: Record<string, Texts> = {
  AC: { EN: 'Arcade', CN: '街机', AR: 'أركيد' },
  ARENA: { EN: 'Arena', CN: '竞技场', AR: 'الحلبة' },
  BAC: { EN: 'Baccarat', CN: '百家乐', AR: 'باكارا' },
  BASKET: { EN: 'Basketball', CN: '篮球', AR: 'كرة السلة' },
  BAT: { EN: 'Bat and racket', CN: '球拍运动', AR: 'ألعاب المضرب' },
  BG: { EN: 'Bingo', CN: '宾果', AR: 'بينغو' },
  BJ: { EN: 'Blackjack', CN: '二十一点', AR: 'بلاك جاك' },
  CARDS: { EN: 'Cards', CN: '纸牌', AR: 'ورق اللعب' },
  CENTRAL: { EN: 'Central draw', CN: '中部彩', AR: 'سحب الوسط' },
  CRASH: { EN: 'Crash', CN: '飞行倍数', AR: 'كراش' },
  DERBY: { EN: 'Derby', CN: '德比', AR: 'ديربي' },
  DICE: { EN: 'Dice', CN: '骰子', AR: 'النرد' },
  DIGIT: { EN: 'Digits', CN: '数字彩', AR: 'الأرقام' },
  DOMINO: { EN: 'Domino', CN: '多米诺', AR: 'دومينو' },
  DT: { EN: 'Dragon Tiger', CN: '龙虎', AR: 'التنين والنمر' },
  FIGHT: { EN: 'Fighting', CN: '格斗', AR: 'القتال' },
  FISH: { EN: 'Fishing', CN: '捕鱼', AR: 'الصيد' },
  FOOTBALL: { EN: 'Football', CN: '足球', AR: 'كرة القدم' },
  FOUR_D: { EN: '4D', CN: '4D', AR: '4D' },
  FPS: { EN: 'Shooters', CN: '射击', AR: 'التصويب' },
  HORSE: { EN: 'Horse racing', CN: '赛马', AR: 'سباق الخيل' },
  JP: { EN: 'Jackpot', CN: '奖池', AR: 'جوائز كبرى' },
  K3: { EN: 'Fast three', CN: '快三', AR: 'الثلاثة السريعة' },
  KENO: { EN: 'Keno', CN: '基诺', AR: 'كينو' },
  LHC: { EN: 'Mark six', CN: '六合彩', AR: 'مارك سيكس' },
  LOTTO: { EN: 'Lotto', CN: '乐透', AR: 'لوتو' },
  MAHJONG: { EN: 'Mahjong', CN: '麻将', AR: 'ماجونغ' },
  MEGAWAY: { EN: 'Megaways', CN: '百变转轮', AR: 'ميغاويز' },
  MINI: { EN: 'Mini games', CN: '小游戏', AR: 'ألعاب صغيرة' },
  MINUTE: { EN: 'Every minute', CN: '分分彩', AR: 'كل دقيقة' },
  MOBA: { EN: 'Battle arenas', CN: '多人竞技', AR: 'ساحات المعارك' },
  NORTH: { EN: 'Northern draw', CN: '北部彩', AR: 'سحب الشمال' },
  PICK: { EN: 'Pick', CN: '选号', AR: 'اختيار الأرقام' },
  PK10: { EN: 'PK10', CN: 'PK10', AR: 'PK10' },
  POKER: { EN: 'Poker', CN: '扑克', AR: 'بوكر' },
  RACING: { EN: 'Racing', CN: '竞速', AR: 'السباقات' },
  ROU: { EN: 'Roulette', CN: '轮盘', AR: 'روليت' },
  SC: { EN: 'Scratch', CN: '刮刮乐', AR: 'بطاقات الكشط' },
  SHOW: { EN: 'Game shows', CN: '游戏秀', AR: 'عروض الألعاب' },
  SICBO: { EN: 'Sic bo', CN: '骰宝', AR: 'سيك بو' },
  SLOT: { EN: 'Slots', CN: '老虎机', AR: 'سلوتس' },
  SOUTH: { EN: 'Southern draw', CN: '南部彩', AR: 'سحب الجنوب' },
  SSC: { EN: 'Five digits', CN: '时时彩', AR: 'خمسة أرقام' },
  STRATEGY: { EN: 'Strategy', CN: '策略', AR: 'الاستراتيجية' },
  TENNIS: { EN: 'Tennis', CN: '网球', AR: 'التنس' },
  TG: { EN: 'Table games', CN: '桌面游戏', AR: 'ألعاب الطاولة' },
  TOTO: { EN: 'Toto', CN: '多多', AR: 'توتو' },
  VP: { EN: 'Video poker', CN: '视频扑克', AR: 'فيديو بوكر' },
};

/** A class of games as people call it; one that nobody named yet goes by its key. */
export const className = (key: string, language: Language): string => {
  const texts = NAMES[key];
  return (texts && inLanguage(texts, language)) ?? key;
};
