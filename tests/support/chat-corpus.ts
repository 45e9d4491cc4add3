import type { ChatRefusal } from '../../contract/chat-message.ts';
import type { Language } from '../../contract/primitives.ts';

/** A message in each language of the specification, which every room takes as it is. */
export const SPOKEN: Record<Language, string> = {
  CN: '大家晚上好，今晚百家乐有人吗？我赢了 100,000 元！',
  EN: 'Good evening, all: who’s at the table tonight?',
  JA: 'こんばんは。ルーレットで「17」が出ました！ガチャｶﾞﾁｬ',
  TH: 'สวัสดีครับ ผู้ใหญ่อยู่ที่โต๊ะไหน น้ำใจดีมาก',
  VI: 'Chào cả nhà, tôi vừa thắng 100.000.000 đ ở bàn xóc đĩa, may quá!',
  MY: 'မင်္ဂလာပါ၊ ကျွန်တော်တို့ စားပွဲမှာ ကြိုဆိုပါတယ်။ ၁၂၃၄၅၆',
  ES: '¡Hola a todos! ¿Quién está en la mesa? Señor, mañana más.',
  HI: 'नमस्ते, क्\u200dष और र्\u200dय ठीक हैं? मैंने १,२३४ रुपये जीते।',
  ID: 'Selamat malam, siapa di meja? Saya menang Rp1.000.000.000 wah.',
  KM: 'សួស្តីអ្នកទាំងអស់គ្នា ស្ត្រីនៅតុនោះ ឈ្នះហើយ',
  KO: '안녕하세요, 오늘 테이블에 누가 있나요? ㅋㅋㅋ',
  MS: 'Selamat petang semua, meja mana paling seronok?',
  PT: 'Olá, não há ninguém à mesa? Amanhã então, até já!',
  TA: 'வணக்கம், இன்று மேசையில் யார்? ஸ்ரீ க்ஷமிக்கவும்',
  TW: '大家晚安，今晚的輪盤好精彩，贏了三把！',
  TY: 'Magandang gabi po, sino ang nasa mesa? Nanalo ako ng ₱500!',
  UR: 'السلام علیکم، آج میز پر کون ہے؟ میں نے ۵۰۰ جیتے۔',
  TR: 'İyi akşamlar, masada kim var? Işık güzel, ığdır çok şanslı.',
  BN: 'শুভ সন্ধ্যা, টেবিলে কে আছেন? আমি ১২৩ জিতেছি র\u200d্যা',
  AR: 'مَسَاءُ الخَيْرِ جميعًا\u200f، من على الطاولة؟ ربحتُ ١٠٠',
  FA: 'سلام، می\u200cخواهم بازی کنم؛ خانه\u200cها شلوغ است. ۱۲۳',
  RU: 'Добрый вечер! Кто за столом? Ещё чуть-чуть, объём большой.',
  LO: 'ສະບາຍດີ ມື້ນີ້ໃຜຢູ່ໂຕະ ນ້ຳໃຈດີ',
  NE: 'शुभ साँझ, आज टेबलमा को छ? गर्\u200dयो र जित्यो।',
  FR: 'Bonsoir à tous, où est la table ? J’ai gagné 100 000 € : ça alors !',
  TE: 'శుభ సాయంత్రం, బల్ల దగ్గర ఎవరు? క్ష్మి గెలిచింది',
  SW: 'Habari za jioni nyote, nani yupo mezani leo?',
};

/** What looks dangerous and is harmless once it is shown: as typed, and as it is shown. */
export const TAMED: readonly (readonly [typed: string, shown: string])[] = [
  ['<script>alert(document.cookie)</script>', '<script>alert(document.cookie)</script>'],
  ['<img src=x onerror="alert(1)"> <b>big</b> &lt;', '<img src=x onerror="alert(1)"> <b>big</b> &lt;'],
  ['javascript:alert(1) and data:text/html,<h1>x</h1>', 'javascript:alert(1) and data:text/html,<h1>x</h1>'],
  ['{{constructor}} ${7*7} %s %n', '{{constructor}} ${7*7} %s %n'],
  ["'; drop table chat_messages; --", "'; drop table chat_messages; --"],
  // Overrides and isolates that are never closed, and closings without a beginning.
  ['won \u202e000,1 \u202d\u202a\u202b nothing', 'won 000,1  nothing'],
  ['a\u2066\u2067\u2068 b \u2069\u2069\u202c\u202c c', 'a b  c'],
  ['שלום \u200e(1)\u200f hello \u061c!', 'שלום \u200e(1)\u200f hello \u061c!'],
  ['one\ntwo\u2028three\u0085\tfour', 'one two three four'],
  // A family, a flag of tags, a keycap, a letter of a long ligature.
  ['👨\u200d👩\u200d👧\u200d👦 🏳️\u200d🌈 👩🏽\u200d🚀', '👨\u200d👩\u200d👧\u200d👦 🏳️\u200d🌈 👩🏽\u200d🚀'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1️⃣ ﷽',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1️⃣ ﷽',
  ],
  ['a\u200bb\u2060c\u00add', 'a\u200bb\u2060c\u00add'],
];

/** What no room takes, with the reason. */
export const REFUSED: readonly (readonly [typed: string, reason: ChatRefusal])[] = [
  ['\u200b\u200c\u200d\u2060', 'empty'],
  ['\u3164\u115f\u1160\uffa0\u2800', 'empty'],
  ['\u202e\u2066\u2069\u202c', 'empty'],
  ['\u0301\u0489', 'empty'],
  [' \n\t\u3000\u00a0', 'empty'],
  ['a'.repeat(201), 'too_long'],
  ['अ\u200bब'.repeat(90), 'too_long'],
  [`z${'\u0300'.repeat(60)}algo`, 'marks'],
  [`z${'\u0300\u200d'.repeat(20)}`, 'marks'],
  [`o${'\u20dd'.repeat(9)}`, 'marks'],
  ['http://evil.example/a', 'links'],
  ['ftp://evil.example', 'links'],
  ['see evil\u200b.\u2060com', 'links'],
  // Cyrillic and Greek letters that look like Latin ones.
  ['go to ехаmрlе.соm', 'links'],
  ['раураl.соm is free', 'links'],
  ['gοοgle.cοm', 'links'],
  ['ｅｖｉｌ．ｃｏｍ', 'links'],
  ['𝐞𝐯𝐢𝐥.𝐜𝐨𝐦', 'links'],
  ['evil•com', 'links'],
  ['evil dot com', 'links'],
  ['xn--e1afmkfd.xn--p1ai', 'links'],
  ['mailto:ann@evil.example', 'links'],
  ['t.me/evil', 'links'],
  ['اتصل ٠١٧٠ ١٢٣ ٤٥٦٧', 'links'],
  ['फ़ोन +९१ ९८७६५ ४३२१०', 'links'],
];
