import type { GameRow } from './types.ts';

export const FISH: readonly GameRow[] = [
  ['30001', 'TIDE', 'FISH', 'shark-jaws', 'Shark Alley', '鲨鱼巷', 'زقاق القرش', 'H'],
  ['30002', 'TIDE', 'FISH', 'kraken-tentacle', 'Kraken Deep', '海怪深渊', 'أعماق الكراكن', 'H'],
  ['30003', 'TIDE', 'FISH', 'manta-ray', 'Manta Glide', '蝠鲼滑翔', 'انزلاق المانتا'],
  ['30004', 'TIDE', 'FISH', 'octopus', 'Octopus Garden Hunt', '章鱼花园', 'حديقة الأخطبوط', 'N'],
  ['30005', 'TIDE', 'FISH', 'mini-submarine', 'Deep Patrol', '深海巡逻', 'دورية الأعماق'],
  ['30006', 'TIDE', 'FISH', 'pirate-captain', 'Captain Reef', '暗礁船长', 'قبطان الشعاب'],
  ['30007', 'TIDE', 'FISH', 'jellyfish', 'Jelly Light', '水母之光', 'ضوء القنديل'],
  ['30008', 'TIDE', 'FISH', 'sea-turtle', 'Old Turtle Bay', '老龟湾', 'خليج السلحفاة'],
  ['30009', 'TIDE', 'FISH', 'angler-fish', 'Lamp of the Abyss', '深渊之灯', 'مصباح الهاوية', 'N'],
  ['30010', 'JL', 'FISH', 'sea-dragon', 'Dragon Sea', '龙海', 'بحر التنين', 'H'],
  ['30011', 'JL', 'FISH', 'piranha', 'Piranha Party', '食人鱼派对', 'حفلة البيرانا'],
  ['30012', 'JL', 'FISH', 'tropical-fish', 'Coral Hunt', '珊瑚猎场', 'صيد المرجان'],
  ['30013', 'JDB', 'FISH', 'dolphin', 'Dolphin Cove', '海豚湾', 'خليج الدلفين'],
  ['30014', 'JDB', 'FISH', 'croc-jaws', 'Swamp Hunters', '沼泽猎手', 'صيادو المستنقع'],
  ['30015', 'JDB', 'FISH', 'giant-squid', 'Squid Harbour', '乌贼港', 'ميناء الحبار'],
  ['30016', 'STUDIO', 'FISH', 'double-fish', 'Deep Koi', '深潭锦鲤', 'كوي الأعماق', 'N'],
];

export const SPORTS: readonly GameRow[] = [
  ['40001', 'PITCH', 'FOOTBALL', 'soccer-ball', 'Football Night', '足球之夜', 'ليلة الكرة', 'H'],
  ['40002', 'PITCH', 'FOOTBALL', 'trophy-cup', 'Continental Cup', '洲际杯', 'كأس القارة'],
  ['40003', 'PITCH', 'FOOTBALL', 'soccer-ball:gold', 'Virtual League', '虚拟联赛', 'الدوري الافتراضي', 'N'],
  ['40004', 'PITCH', 'BASKET', 'basketball-ball', 'Court Kings', '球场之王', 'ملوك الملعب', 'H'],
  ['40005', 'PITCH', 'TENNIS', 'tennis-ball', 'Centre Court', '中央球场', 'الملعب المركزي'],
  ['40006', 'PITCH', 'TENNIS', 'shuttlecock', 'Feather Smash', '羽球扣杀', 'ضربة الريشة'],
  ['40007', 'PITCH', 'TENNIS', 'volleyball-ball', 'Beach Volley', '沙滩排球', 'كرة الشاطئ'],
  ['40008', 'PITCH', 'FIGHT', 'boxing-glove', 'Ringside', '拳台边', 'جانب الحلبة'],
  ['40009', 'PITCH', 'RACING', 'race-car', 'Grid Masters', '赛道大师', 'سادة السباق'],
  ['40010', 'PITCH', 'RACING', 'horse-head', 'Silver Mile', '银色一英里', 'الميل الفضي', 'N'],
  ['40011', 'PITCH', 'BAT', 'american-football-ball', 'Autumn Bowl', '秋季碗赛', 'كأس الخريف'],
  ['40012', 'PITCH', 'BAT', 'diamonds', 'Diamond Innings', '棒球钻石场', 'أشواط الماس'],
];

export const ESPORTS: readonly GameRow[] = [
  ['50001', 'GRID', 'MOBA', 'sword-clash', 'Lane of Legends', '传奇之路', 'درب الأساطير', 'H'],
  ['50002', 'GRID', 'MOBA', 'crystal-shine', 'Crystal Towers', '水晶之塔', 'أبراج البلور'],
  ['50003', 'GRID', 'MOBA', 'dragon-breath', 'Drake Rush', '巨龙突袭', 'هجمة التنين', 'N'],
  ['50004', 'GRID', 'FPS', 'battle-mech', 'Strike Five', '五人突击', 'الضربة الخماسية', 'H'],
  ['50005', 'GRID', 'FPS', 'ninja-head', 'Silent Round', '寂静回合', 'الجولة الصامتة'],
  ['50006', 'GRID', 'FPS', 'skull-crossed-bones', 'Last Squad', '最后小队', 'الفرقة الأخيرة'],
  ['50007', 'GRID', 'RACING', 'race-car:violet', 'Pixel Rally', '像素拉力', 'رالي البكسل'],
  ['50008', 'GRID', 'FOOTBALL', 'soccer-ball:ice', 'E-Football Cup', '电竞足球杯', 'كأس الكرة الرقمية', 'N'],
  ['50009', 'GRID', 'STRATEGY', 'castle:ice', 'Siege Masters', '攻城大师', 'سادة الحصار'],
  ['50010', 'GRID', 'STRATEGY', 'planet-core', 'Star Front', '星际前线', 'جبهة النجوم'],
  ['50011', 'GRID', 'FIGHT', 'samurai-helmet', 'Blade Bracket', '刀锋淘汰赛', 'قوس السيوف'],
  ['50012', 'GRID', 'MOBA', 'gamepad', 'Neon Open', '霓虹公开赛', 'بطولة النيون'],
];
