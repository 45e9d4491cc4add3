import type { GameRow } from './types.ts';

export const FISH: readonly GameRow[] = [
  ['TIDE', 'FISH', 'shark-jaws', 'Shark Alley', '鲨鱼巷', 'زقاق القرش', 'H'],
  ['TIDE', 'FISH', 'kraken-tentacle', 'Kraken Deep', '海怪深渊', 'أعماق الكراكن', 'H'],
  ['TIDE', 'FISH', 'manta-ray', 'Manta Glide', '蝠鲼滑翔', 'انزلاق المانتا'],
  ['TIDE', 'FISH', 'octopus', 'Octopus Garden Hunt', '章鱼花园', 'حديقة الأخطبوط', 'N'],
  ['TIDE', 'FISH', 'mini-submarine', 'Deep Patrol', '深海巡逻', 'دورية الأعماق'],
  ['TIDE', 'FISH', 'pirate-captain', 'Captain Reef', '暗礁船长', 'قبطان الشعاب'],
  ['TIDE', 'FISH', 'jellyfish', 'Jelly Light', '水母之光', 'ضوء القنديل'],
  ['TIDE', 'FISH', 'sea-turtle', 'Old Turtle Bay', '老龟湾', 'خليج السلحفاة'],
  ['TIDE', 'FISH', 'angler-fish', 'Lamp of the Abyss', '深渊之灯', 'مصباح الهاوية', 'N'],
  ['JL', 'FISH', 'sea-dragon', 'Dragon Sea', '龙海', 'بحر التنين', 'H'],
  ['JL', 'FISH', 'piranha', 'Piranha Party', '食人鱼派对', 'حفلة البيرانا'],
  ['JL', 'FISH', 'tropical-fish', 'Coral Hunt', '珊瑚猎场', 'صيد المرجان'],
  ['JDB', 'FISH', 'dolphin', 'Dolphin Cove', '海豚湾', 'خليج الدلفين'],
  ['JDB', 'FISH', 'croc-jaws', 'Swamp Hunters', '沼泽猎手', 'صيادو المستنقع'],
  ['JDB', 'FISH', 'giant-squid', 'Squid Harbour', '乌贼港', 'ميناء الحبار'],
  ['STUDIO', 'FISH', 'double-fish', 'Deep Koi', '深潭锦鲤', 'كوي الأعماق', 'N'],
];

export const SPORTS: readonly GameRow[] = [
  ['PITCH', 'FOOTBALL', 'soccer-ball', 'Football Night', '足球之夜', 'ليلة الكرة', 'H'],
  ['PITCH', 'FOOTBALL', 'trophy-cup', 'Continental Cup', '洲际杯', 'كأس القارة'],
  ['PITCH', 'FOOTBALL', 'soccer-ball:gold', 'Virtual League', '虚拟联赛', 'الدوري الافتراضي', 'N'],
  ['PITCH', 'BASKET', 'basketball-ball', 'Court Kings', '球场之王', 'ملوك الملعب', 'H'],
  ['PITCH', 'TENNIS', 'tennis-ball', 'Centre Court', '中央球场', 'الملعب المركزي'],
  ['PITCH', 'TENNIS', 'shuttlecock', 'Feather Smash', '羽球扣杀', 'ضربة الريشة'],
  ['PITCH', 'TENNIS', 'volleyball-ball', 'Beach Volley', '沙滩排球', 'كرة الشاطئ'],
  ['PITCH', 'FIGHT', 'boxing-glove', 'Ringside', '拳台边', 'جانب الحلبة'],
  ['PITCH', 'RACING', 'race-car', 'Grid Masters', '赛道大师', 'سادة السباق'],
  ['PITCH', 'RACING', 'horse-head', 'Silver Mile', '银色一英里', 'الميل الفضي', 'N'],
  ['PITCH', 'BAT', 'american-football-ball', 'Autumn Bowl', '秋季碗赛', 'كأس الخريف'],
  ['PITCH', 'BAT', 'diamonds', 'Diamond Innings', '棒球钻石场', 'أشواط الماس'],
];

export const ESPORTS: readonly GameRow[] = [
  ['GRID', 'MOBA', 'sword-clash', 'Lane of Legends', '传奇之路', 'درب الأساطير', 'H'],
  ['GRID', 'MOBA', 'crystal-shine', 'Crystal Towers', '水晶之塔', 'أبراج البلور'],
  ['GRID', 'MOBA', 'dragon-breath', 'Drake Rush', '巨龙突袭', 'هجمة التنين', 'N'],
  ['GRID', 'FPS', 'battle-mech', 'Strike Five', '五人突击', 'الضربة الخماسية', 'H'],
  ['GRID', 'FPS', 'ninja-head', 'Silent Round', '寂静回合', 'الجولة الصامتة'],
  ['GRID', 'FPS', 'skull-crossed-bones', 'Last Squad', '最后小队', 'الفرقة الأخيرة'],
  ['GRID', 'RACING', 'race-car:violet', 'Pixel Rally', '像素拉力', 'رالي البكسل'],
  ['GRID', 'FOOTBALL', 'soccer-ball:ice', 'E-Football Cup', '电竞足球杯', 'كأس الكرة الرقمية', 'N'],
  ['GRID', 'STRATEGY', 'castle:ice', 'Siege Masters', '攻城大师', 'سادة الحصار'],
  ['GRID', 'STRATEGY', 'planet-core', 'Star Front', '星际前线', 'جبهة النجوم'],
  ['GRID', 'FIGHT', 'samurai-helmet', 'Blade Bracket', '刀锋淘汰赛', 'قوس السيوف'],
  ['GRID', 'MOBA', 'gamepad', 'Neon Open', '霓虹公开赛', 'بطولة النيون'],
];
