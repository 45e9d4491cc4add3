import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Persian. */
export const fa: Record<MessageKey, string> = {
  begin: 'نمایش کارت',
  betOn: 'کارت اول',
  take: 'کش‌اوت {amount}',
  skip: 'رد کردن کارت',
  'guess.higher': 'بالاتر',
  'guess.lower': 'پایین‌تر',
  'guess.higher-or-same': 'بالاتر یا برابر',
  'guess.lower-or-same': 'پایین‌تر یا برابر',
  'guess.same': 'برابر',
  'guess.red': 'قرمز',
  'guess.black': 'سیاه',
  chance: '{wins} از {from}',
  now: 'اکنون',
  guesses: 'حدس‌ها',
  cards: 'کارت‌های این دور',
  shown: '{card}. بعدی چیست؟',
  right: '{card}. درست بود. اکنون با {amount} کش‌اوت کنید.',
  wrong: '{card}. دور تمام شد.',
  'rules.1': 'کارتی نمایش داده می‌شود. حدس بزنید کارت بعدی نسبت به آن چطور است. آس بالاترین است.',
  'rules.2':
    'هر حدس درست، پرداختی دور را بسته به احتمال آن بالا می‌برد. ادامه دهید یا مبلغ نمایش‌داده را کش‌اوت کنید. حدس غلط دور را بدون پرداختی تمام می‌کند.',
  'rules.full': 'هر کارت از یک دست کامل 52 تایی می‌آید. در هر دور {skips} کارت را می‌توان رد کرد.',
  'rules.shrinking': 'کارت‌های نمایش‌داده‌شده در همان دور تکرار نمی‌شوند. {skips} کارت را می‌توان رد کرد.',
  'rules.3': 'بالاترین ضریب {ceiling} برابر مبلغ شرط است.',
};
