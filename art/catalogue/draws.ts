import type { GameRow } from './types.ts';

export const LOTT: readonly GameRow[] = [
  ['70001', 'LOTT', 'LOTTO', 'shamrock', 'Lucky Six', '幸运六', 'الستة المحظوظة', 'H'],
  ['70002', 'LOTT', 'LOTTO', 'star-formation', 'House Saturday', '周六大奖', 'سبت البيت'],
  ['70003', 'LOTT', 'PICK', 'rabbit-head', 'Moon Pick Three', '月兔三选', 'اختيار القمر الثلاثي', 'N'],
  ['70004', 'LOTT', 'PICK', 'fox-head', 'Fox Pick Four', '灵狐四选', 'اختيار الثعلب الرباعي'],
  ['70005', 'LOTT', 'PICK', 'bee', 'Honey Pick Five', '蜜蜂五选', 'اختيار العسل الخماسي'],
  ['70006', 'LOTT', 'DIGIT', 'sun', 'Sunrise Draw', '日出开奖', 'سحب الشروق'],
  ['70007', 'TCG_LOTTO_VN', 'NORTH', 'lotus-flower', 'Lotus North', '北方莲花', 'لوتس الشمال', 'H'],
  ['70008', 'TCG_LOTTO_VN', 'CENTRAL', 'bonsai-tree', 'Old Capital Draw', '古都开奖', 'سحب العاصمة القديمة'],
  ['70009', 'TCG_LOTTO_VN', 'SOUTH', 'butterfly', 'Delta South', '南方三角洲', 'دلتا الجنوب', 'H'],
  ['70010', 'TCG_LOTTO_VN', 'NORTH', 'turtle', 'Sword Lake', '剑湖', 'بحيرة السيف'],
  ['70011', 'TCG_LOTTO_VN', 'SOUTH', 'parrot-head', 'River Market', '水上集市', 'سوق النهر', 'N'],
  ['70012', 'TCG_SEA', 'FOUR_D', 'palm-tree', 'South Sea Four', '南海四位', 'رباعي بحر الجنوب', 'H'],
  ['70013', 'TCG_SEA', 'FOUR_D', 'nautilus-shell', 'Strait Four', '海峡四位', 'رباعي المضيق'],
  ['70014', 'TCG_SEA', 'FOUR_D', 'toucan', 'Island Sweep', '海岛彩', 'سحب الجزيرة'],
  ['70015', 'TCG_SEA', 'TOTO', 'seahorse', 'Harbour Toto', '海港多多', 'توتو الميناء', 'N'],
  ['70016', 'TCG_SEA', 'TOTO', 'hummingbird', 'Garden City Six', '花园城六', 'ستة مدينة الحدائق'],
];

export const ELOTT: readonly GameRow[] = [
  ['80001', 'QDRAW', 'MINUTE', 'galaxy', 'Galaxy Five', '银河五分', 'مجرة الخمسة', 'H'],
  ['80002', 'QDRAW', 'MINUTE', 'rocket', 'Sixty Seconds', '六十秒', 'ستون ثانية', 'H'],
  ['80003', 'QDRAW', 'MINUTE', 'comet-spark', 'Comet Three', '彗星三分', 'مذنب الثلاثة'],
  ['80004', 'QDRAW', 'KENO', 'big-wave', 'Keno Wave', '基诺浪潮', 'موجة الكينو', 'N'],
  ['80005', 'QDRAW', 'KENO', 'planet-core', 'Core Keno', '星核基诺', 'كينو النواة'],
  ['80006', 'QDRAW', 'KENO', 'cyber-eye', 'Cyber Keno', '赛博基诺', 'كينو السيبر'],
  ['80007', 'QDRAW', 'PK10', 'race-car', 'Ten Car Dash', '十车竞速', 'سباق العشرة', 'H'],
  ['80008', 'QDRAW', 'PK10', 'horse-head', 'Digital Derby', '电子赛马', 'الديربي الرقمي'],
  ['80009', 'QDRAW', 'K3', 'rolling-dices', 'Fast Three', '快三', 'الثلاثي السريع'],
  ['80010', 'QDRAW', 'K3', 'dice-six-faces-six', 'Cube Three', '魔方快三', 'مكعب الثلاثة', 'N'],
  ['80011', 'QDRAW', 'SSC', 'moon-orbit', 'Orbit Hourly', '轨道时时彩', 'مدار الساعة'],
  ['80012', 'QDRAW', 'SSC', 'vintage-robot', 'Robot Draw', '机器人开奖', 'سحب الروبوت'],
  ['80013', 'QDRAW', 'LHC', 'rabbit', 'Zodiac Forty Nine', '生肖四十九', 'أبراج التسعة والأربعين'],
  ['80014', 'STUDIO', 'KENO', 'asian-lantern', 'Lantern Keno', '灯笼基诺', 'كينو الفانوس', 'N'],
];

export const COCKFIGHT: readonly GameRow[] = [
  ['90001', 'SPUR', 'ARENA', 'rooster', 'Red Spur Arena', '赤距竞技场', 'ساحة المهماز الأحمر', 'H'],
  ['90002', 'SPUR', 'ARENA', 'crown', 'Kings of Dawn', '黎明之王', 'ملوك الفجر'],
  ['90003', 'SPUR', 'ARENA', 'sunrise', 'Sunrise Pit', '日出斗场', 'حلبة الشروق', 'N'],
  ['90004', 'SPUR', 'DERBY', 'trophy-cup', 'Island Derby', '海岛德比', 'ديربي الجزيرة', 'H'],
  ['90005', 'SPUR', 'DERBY', 'star-medal', 'Six Village Derby', '六村德比', 'ديربي القرى الست'],
  ['90006', 'SPUR', 'DERBY', 'flame', 'Ember Feather Cup', '火羽杯', 'كأس ريش الجمر'],
];
