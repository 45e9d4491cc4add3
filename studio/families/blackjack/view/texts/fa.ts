import { fa as solo } from '../../../blackjack-solo/view/texts/fa.ts';
import { fa as place } from '../../../shared/place-texts/fa.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of blackjack in Persian. */
export const fa: Record<MessageKey, string> = {
  ...place,
  ...solo,
  // The chips; the move has a key of its own.
  double: '\u200e×2',
  'move.hit': 'هیت',
  'move.stand': 'استند',
  'move.double': 'دوبل',
  betHand: 'دست {amount}',
  betBehind: 'شرط پشت {amount}',
  betDouble: 'دوبل {amount}',
  'on.hand': 'دست شما',
  'on.behind': 'شرط پشت',
  'pays.hand.short': 'تصمیم با شما',
  'pays.behind.short': 'تصمیم با میز',
  'bet.hand': 'دستی که بازی می‌کنید',
  'bet.behind': 'شرط پشت',
  players: 'بازیکنان',
  open: 'در حال فکر',
  chosen: 'انتخاب بازیکنان',
  ended: '{who}: {points} · {end}',
  behindEnd: '{points} · {end}',
  more: 'دوبل (\u200e+{amount})',
  dealt: 'دست: {own}. کارت دیلر {theirs}.',
  'said.natural': 'بازیکنان بلک‌جک دارند.',
  'said.dealerNatural': 'دیلر بلک‌جک دارد.',
  'said.level': 'بلک‌جک در هر دو طرف.',
  'said.over': 'دیلر {points} دارد و سوخت.',
  'said.made': 'دیلر {points} دارد.',
  'end.natural': 'بلک‌جک بازیکنان',
  'end.over': 'دیلر سوخت',
  'end.made': 'دیلر 17 تا 20',
  'end.top': 'دیلر 21',
  'past.words': '{end}: {points}',
  shares: 'در {rounds} دور اخیر: سوختن دیلر {over}، 17 تا 20 {made}، 21 {top}، بلک‌جک بازیکنان {natural}',
  'choose.open': '{points}: هیت، استند یا دوبل؟ {seconds} ث',
  'choose.again': '{points}: هیت یا استند؟ {seconds} ث',
  'choose.others': 'تصمیم بازیکنان: {seconds} ث',
  'choose.behind': 'شرط پشت شما را میز بازی می‌کند. تصمیم بازیکنان: {seconds} ث',
  'choose.hit': 'هیت کردید. کارت حداکثر تا {seconds} ث می‌آید.',
  'choose.stand': 'روی {points} استند کردید. تصمیم بازیکنان: {seconds} ث',
  'choose.double': 'برای یک کارت دوبل کردید. تصمیم بازیکنان: {seconds} ث',
  'choose.missed': 'به‌موقع حرکتی نکردید و روی {points} استند شدید.',
  'choose.over': 'زمان انتخاب تمام شد.',
  'made.hit': 'هیت کردید.',
  'made.stand': 'استند کردید.',
  'made.double': 'دوبل کردید.',
  'rules.table':
    'همه بازیکنان یک دست مشترک در برابر دیلر دارند. در هر مرحله هر کس هم‌زمان و جداگانه تصمیم می‌گیرد: هیت، استند یا با دو کارت، دوبل. همه کسانی که هیت یا دوبل کنند یک کارت مشترک می‌گیرند. هر کس به‌موقع حرکت نکند استند می‌شود. هر بازیکن در هر دور یک شرط دارد.',
  'rules.behind':
    'شرط پشت را میز بازی می‌کند: استراتژی پایه با هیت و استند، بدون دوبل. می‌توانید آن را همراه دست خود یا جداگانه ببندید.',
  'rules.2':
    'هشت دست ورق که پیش از هر دور بر می‌خورد. بلک‌جک 3 به 2 و بردهای دیگر 1 به 1 می‌پردازد. دیلر پیش از تصمیم شما بلک‌جک را بررسی می‌کند و روی هر 17 می‌ایستد.',
  'rules.3': 'دوبل، شرط دومی برای یک کارت دیگر می‌گیرد. در این میز اسپلیت و بیمه وجود ندارد.',
  'rules.4':
    'نرخ بازگشت اعلام‌شده دست شما مربوط به استراتژی پایه است. کارت‌هایی که هیچ بازیکنی نگیرد از بازی کنار می‌روند.',
  'rules.keys': 'کلیدها، وقتی تمرکز روی حرکت است: H هیت، S استند، D دوبل.',
  'part.plain': 'از دست‌های بدون دوبل',
};
