import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Turkish. */
export const tr: Record<MessageKey, string> = {
  begin: 'Kart aç',
  betOn: 'İlk kart',
  take: 'Bozdur {amount}',
  skip: 'Kartı atla',
  'guess.higher': 'Büyük',
  'guess.lower': 'Küçük',
  'guess.higher-or-same': 'Büyük veya eşit',
  'guess.lower-or-same': 'Küçük veya eşit',
  'guess.same': 'Eşit',
  'guess.red': 'Kırmızı',
  'guess.black': 'Siyah',
  chance: '{wins} / {from}',
  now: 'Şu anda',
  guesses: 'Tahminler',
  cards: 'Bu turun kartları',
  shown: '{card}. Sırada ne var?',
  right: '{card}. Doğru. Şimdi bozdurursanız: {amount}.',
  wrong: '{card}. Tur bitti.',
  'rules.1': 'Bir kart açılır. Sonrakinin buna göre nasıl olacağını tahmin edin. En büyük kart astır.',
  'rules.2':
    'Her doğru tahmin, turun ödemesini tahminin olasılığına göre artırır. Devam edin veya gösterilen tutarı bozdurun. Yanlış tahmin turu ödemesiz bitirir.',
  'rules.full': 'Her kart 52’lik tam desteden gelir. Bir turda {skips} kart atlanabilir.',
  'rules.shrinking': 'Açılan kartlar turda bir daha gelmez. {skips} kart atlanabilir.',
  'rules.3': 'En yüksek çarpan bahsin {ceiling} katıdır.',
};
