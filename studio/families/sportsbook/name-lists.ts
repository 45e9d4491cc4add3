import type { Description } from '../family.ts';

const listed = (rows: readonly (readonly [string, string, string])[]): Description[] =>
  rows.map(([EN, CN, AR]) => ({ EN, CN, AR }));

/** Invented places. */
export const CITIES = listed([
  ['Northport', '北港', 'نورثبورت'],
  ['Amberfield', '琥珀原', 'أمبرفيلد'],
  ['Stonebridge', '石桥', 'ستونبريدج'],
  ['Marrow Bay', '马罗湾', 'خليج مارو'],
  ['Highcliff', '高崖', 'هايكليف'],
  ['Eastmere', '东湖', 'إيستمير'],
  ['Larkhill', '云雀岭', 'لاركهيل'],
  ['Redvale', '红谷', 'ريدفيل'],
  ['Westhaven', '西港', 'ويستهيفن'],
  ['Ironford', '铁渡', 'آيرونفورد'],
  ['Silverdale', '银谷', 'سيلفرديل'],
  ['Kingsmoor', '王泽', 'كينغزمور'],
  ['Ashbourne', '灰溪', 'آشبورن'],
  ['Foxley', '狐林', 'فوكسلي'],
  ['Brightwater', '明水', 'برايتووتر'],
  ['Oldcastle', '古堡', 'أولدكاسل'],
  ['Windmere', '风泊', 'ويندمير'],
  ['Southgate Cove', '南门湾', 'خليج ساوثغيت'],
  ['Rosewick', '玫瑰镇', 'روزويك'],
  ['Thornbury', '荆堡', 'ثورنبري'],
  ['Lakemont', '湖山', 'ليكمونت'],
  ['Coldbrook', '寒溪', 'كولدبروك'],
  ['Fairhaven', '美港', 'فيرهيفن'],
  ['Maplewood', '枫林', 'مابلوود'],
]);

export const SUFFIXES = listed([
  ['Rovers', '流浪者', 'روفرز'],
  ['Athletic', '竞技', 'أتلتيك'],
  ['United', '联', 'يونايتد'],
  ['Stars', '星队', 'ستارز'],
  ['Union', '联盟队', 'يونيون'],
  ['Harbour', '港队', 'هاربر'],
  ['Falcons', '猎鹰', 'فالكونز'],
]);

/** Invented players, for sports of one against one. */
export const PLAYERS = listed([
  ['A. Varden', '瓦登', 'أ. فاردن'],
  ['M. Tellis', '特利斯', 'م. تيليس'],
  ['J. Okoro-Lin', '奥科罗林', 'ج. أوكورو لين'],
  ['S. Halvik', '哈尔维克', 'س. هالفيك'],
  ['R. Maresca-Dune', '马雷斯卡', 'ر. ماريسكا دون'],
  ['L. Quist', '奎斯特', 'ل. كويست'],
  ['D. Aranov', '阿拉诺夫', 'د. أرانوف'],
  ['K. Ferrimond', '费里蒙', 'ك. فيريموند'],
  ['N. Saltner', '索特纳', 'ن. سالتنر'],
  ['P. Brevik', '布雷维克', 'ب. بريفيك'],
  ['T. Callowen', '卡洛文', 'ت. كالوين'],
  ['Y. Moritane', '森谷', 'ي. موريتاني'],
  ['E. Dastane', '达斯坦', 'إ. داستان'],
  ['H. Lindqvale', '林奎尔', 'هـ. ليندكفيل'],
  ['G. Petrane', '佩特兰', 'غ. بيتران'],
  ['C. Wexmoor', '韦克斯莫', 'س. ويكسمور'],
  ['B. Sunderlane', '桑德兰', 'ب. سندرلين'],
  ['V. Korrigan', '科里根', 'ف. كوريغان'],
]);

/** Invented squads, for esports of teams. */
export const ESPORT_TEAMS = listed([
  ['Night Lanterns', '夜灯战队', 'فوانيس الليل'],
  ['Quiet Storm Five', '静风五人组', 'العاصفة الهادئة'],
  ['Glass Foxes', '琉璃狐', 'ثعالب الزجاج'],
  ['Iron Lotus', '铁莲', 'لوتس الحديد'],
  ['Seventh Gate', '第七门', 'البوابة السابعة'],
  ['Paper Tigers', '纸虎', 'نمور الورق'],
  ['Low Tide', '落潮', 'الجزر'],
  ['Ember Crew', '余烬小队', 'طاقم الجمر'],
  ['North Signal', '北方信号', 'إشارة الشمال'],
  ['Velvet Ravens', '绒鸦', 'غربان المخمل'],
  ['Blue Hour', '蓝色时刻', 'الساعة الزرقاء'],
  ['Copper Hawks', '铜鹰', 'صقور النحاس'],
  ['Moonrise', '月升', 'شروق القمر'],
  ['Salt and Steel', '盐与钢', 'الملح والفولاذ'],
]);

export const LEAGUES = listed([
  ['Coastal League', '海岸联赛', 'دوري الساحل'],
  ['Premier Circuit', '超级巡回赛', 'الدورة الممتازة'],
  ['Continental Series', '大陆系列赛', 'السلسلة القارية'],
]);
