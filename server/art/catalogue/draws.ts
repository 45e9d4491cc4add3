import type { GameRow } from './types.ts';

export const LOTT: readonly GameRow[] = [
  ['LOTT', 'LOTTO', 'shamrock', 'Lucky Six', '幸运六', 'الستة المحظوظة', 'H'],
  ['LOTT', 'LOTTO', 'star-formation', 'House Saturday', '周六大奖', 'سبت البيت'],
  ['LOTT', 'PICK', 'rabbit-head', 'Moon Pick Three', '月兔三选', 'اختيار القمر الثلاثي', 'N'],
  ['LOTT', 'PICK', 'fox-head', 'Fox Pick Four', '灵狐四选', 'اختيار الثعلب الرباعي'],
  ['LOTT', 'PICK', 'bee', 'Honey Pick Five', '蜜蜂五选', 'اختيار العسل الخماسي'],
  ['LOTT', 'DIGIT', 'sun', 'Sunrise Draw', '日出开奖', 'سحب الشروق'],
  ['TCG_LOTTO_VN', 'NORTH', 'lotus-flower', 'Lotus North', '北方莲花', 'لوتس الشمال', 'H'],
  ['TCG_LOTTO_VN', 'CENTRAL', 'bonsai-tree', 'Old Capital Draw', '古都开奖', 'سحب العاصمة القديمة'],
  ['TCG_LOTTO_VN', 'SOUTH', 'butterfly', 'Delta South', '南方三角洲', 'دلتا الجنوب', 'H'],
  ['TCG_LOTTO_VN', 'NORTH', 'turtle', 'Sword Lake', '剑湖', 'بحيرة السيف'],
  ['TCG_LOTTO_VN', 'SOUTH', 'parrot-head', 'River Market', '水上集市', 'سوق النهر', 'N'],
  ['TCG_SEA', 'FOUR_D', 'palm-tree', 'South Sea Four', '南海四位', 'رباعي بحر الجنوب', 'H'],
  ['TCG_SEA', 'FOUR_D', 'nautilus-shell', 'Strait Four', '海峡四位', 'رباعي المضيق'],
  ['TCG_SEA', 'FOUR_D', 'toucan', 'Island Sweep', '海岛彩', 'سحب الجزيرة'],
  ['TCG_SEA', 'TOTO', 'seahorse', 'Harbour Toto', '海港多多', 'توتو الميناء', 'N'],
  ['TCG_SEA', 'TOTO', 'hummingbird', 'Garden City Six', '花园城六', 'ستة مدينة الحدائق'],
];

export const ELOTT: readonly GameRow[] = [
  ['QDRAW', 'MINUTE', 'galaxy', 'Galaxy Five', '银河五分', 'مجرة الخمسة', 'H'],
  ['QDRAW', 'MINUTE', 'rocket', 'Sixty Seconds', '六十秒', 'ستون ثانية', 'H'],
  ['QDRAW', 'MINUTE', 'comet-spark', 'Comet Three', '彗星三分', 'مذنب الثلاثة'],
  ['QDRAW', 'KENO', 'big-wave', 'Keno Wave', '基诺浪潮', 'موجة الكينو', 'N'],
  ['QDRAW', 'KENO', 'planet-core', 'Core Keno', '星核基诺', 'كينو النواة'],
  ['QDRAW', 'KENO', 'cyber-eye', 'Cyber Keno', '赛博基诺', 'كينو السيبر'],
  ['QDRAW', 'PK10', 'race-car', 'Ten Car Dash', '十车竞速', 'سباق العشرة', 'H'],
  ['QDRAW', 'PK10', 'horse-head', 'Digital Derby', '电子赛马', 'الديربي الرقمي'],
  ['QDRAW', 'K3', 'rolling-dices', 'Fast Three', '快三', 'الثلاثي السريع'],
  ['QDRAW', 'K3', 'dice-six-faces-six', 'Cube Three', '魔方快三', 'مكعب الثلاثة', 'N'],
  ['QDRAW', 'SSC', 'moon-orbit', 'Orbit Hourly', '轨道时时彩', 'مدار الساعة'],
  ['QDRAW', 'SSC', 'vintage-robot', 'Robot Draw', '机器人开奖', 'سحب الروبوت'],
  ['QDRAW', 'LHC', 'rabbit', 'Zodiac Forty Nine', '生肖四十九', 'أبراج التسعة والأربعين'],
  ['STUDIO', 'KENO', 'asian-lantern', 'Lantern Keno', '灯笼基诺', 'كينو الفانوس', 'N'],
];

export const COCKFIGHT: readonly GameRow[] = [
  ['SPUR', 'ARENA', 'rooster', 'Red Spur Arena', '赤距竞技场', 'ساحة المهماز الأحمر', 'H'],
  ['SPUR', 'ARENA', 'crown', 'Kings of Dawn', '黎明之王', 'ملوك الفجر'],
  ['SPUR', 'ARENA', 'sunrise', 'Sunrise Pit', '日出斗场', 'حلبة الشروق', 'N'],
  ['SPUR', 'DERBY', 'trophy-cup', 'Island Derby', '海岛德比', 'ديربي الجزيرة', 'H'],
  ['SPUR', 'DERBY', 'star-medal', 'Six Village Derby', '六村德比', 'ديربي القرى الست'],
  ['SPUR', 'DERBY', 'flame', 'Ember Feather Cup', '火羽杯', 'كأس ريش الجمر'],
];
