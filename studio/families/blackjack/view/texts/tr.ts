import { tr as solo } from '../../../blackjack-solo/view/texts/tr.ts';
import { tr as place } from '../../../shared/place-texts/tr.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of blackjack in Turkish. */
export const tr: Record<MessageKey, string> = {
  ...place,
  ...solo,
  // The chips; the move has a key of its own.
  double: '×2',
  'move.hit': 'Kart çek',
  'move.stand': 'Dur',
  'move.double': 'İkiye katla',
  betHand: 'El {amount}',
  betBehind: 'Arkadan bahis {amount}',
  betDouble: 'Katlama {amount}',
  'on.hand': 'Eliniz',
  'on.behind': 'Arkadan bahis',
  'pays.hand.short': 'siz karar verirsiniz',
  'pays.behind.short': 'kasa karar verir',
  'bet.hand': 'Oynadığınız el',
  'bet.behind': 'Arkadan bahis',
  players: 'Oyuncular',
  open: 'Düşünüyor',
  chosen: 'Oyuncuların seçimi',
  ended: '{who}: {points} · {end}',
  behindEnd: '{points} · {end}',
  more: 'İkiye katla (+{amount})',
  dealt: 'El: {own}. Krupiyenin açık kartı: {theirs}.',
  'said.natural': 'Oyuncularda blackjack var.',
  'said.dealerNatural': 'Krupiyede blackjack var.',
  'said.level': 'İki tarafta da blackjack.',
  'said.over': 'Krupiye {points} ile battı.',
  'said.made': 'Krupiyede {points}.',
  'end.natural': 'Oyuncularda blackjack',
  'end.over': 'Krupiye battı',
  'end.made': 'Krupiye 17–20',
  'end.top': 'Krupiye 21',
  'past.words': '{end}: {points}',
  shares: 'Son {rounds} tur: krupiye battı {over}, 17–20 {made}, 21 {top}, oyuncularda blackjack {natural}',
  'choose.open': '{points}: kart çek, dur veya ikiye katla? {seconds} sn',
  'choose.again': '{points}: kart çek veya dur? {seconds} sn',
  'choose.others': 'Oyuncular karar veriyor: {seconds} sn',
  'choose.behind': 'Arkadan bahsinizi kasa oynar. Oyuncular karar veriyor: {seconds} sn',
  'choose.hit': 'Kart çekiyorsunuz. Kart en geç {seconds} sn içinde gelir.',
  'choose.stand': '{points} ile duruyorsunuz. Oyuncular karar veriyor: {seconds} sn',
  'choose.double': 'Bir kart için ikiye katlıyorsunuz. Oyuncular karar veriyor: {seconds} sn',
  'choose.missed': 'Zamanında hamle yapmadınız, {points} ile duruyorsunuz.',
  'choose.over': 'Seçim süresi bitti.',
  'made.hit': 'Kart çekiyorsunuz.',
  'made.stand': 'Duruyorsunuz.',
  'made.double': 'İkiye katlıyorsunuz.',
  'rules.table':
    'Tüm oyuncuların krupiyeye karşı eli aynıdır. Her adımda herkes tek başına ve aynı anda karar verir: kart çek, dur veya iki kartla ikiye katla. Çeken veya katlayan herkese aynı sonraki kart gelir. Zamanında hamle yapmayan oyuncu durur. Her oyuncunun turda tek bahsi vardır.',
  'rules.behind':
    'Arkadan bahsi kasa oynar: temel stratejiyle kart çeker veya durur, hiçbir zaman katlamaz. Elinizle birlikte veya tek başına yapabilirsiniz.',
  'rules.2':
    'Sekiz deste, her turdan önce karıştırılır. Blackjack 3:2, diğer kazançlar 1:1 öder. Krupiye, siz karar vermeden önce blackjack’e bakar ve her 17’de durur.',
  'rules.3': 'İkiye katla, bir kart daha için ikinci bir bahis alır. Bu masada bölme ve sigorta yoktur.',
  'rules.4':
    'Elinizin belirtilen geri dönüşü temel stratejiye göredir. Hiçbir oyuncunun almadığı kartlar oyun dışı kalır.',
  'rules.keys': 'Odak bir hamledeyken tuşlar: H kart çeker, S durur, D ikiye katlar.',
  'part.plain': 'Katlanmayan ellerden',
};
