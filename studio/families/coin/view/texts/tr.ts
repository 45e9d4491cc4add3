import type { MessageKey } from './en.ts';

/** Texts of the coin in Turkish. */
export const tr: Record<MessageKey, string> = {
  begin: 'At',
  take: 'Bozdur {amount}',
  call: 'Seçiminiz',
  again: 'Yeniden seçin veya bozdurun',
  heads: 'Tura',
  tails: 'Yazı',
  next: 'Sonraki doğru tahmin',
  now: 'Şu anda',
  right: '{side}. Doğru. Şimdi bozdurursanız: {amount}.',
  wrong: '{side}. Tur bitti.',
  flips: 'Bu turun atışları',
  'rules.1': 'Yazı veya tura deyin. Her doğru tahmin turun ödemesini artırır; yanlış tahmin turu ödemesiz bitirir.',
  'rules.2':
    'Doğru tahminden sonra yeniden tahmin edin veya gösterilen tutarı bozdurun. {flips} doğru tahminden sonra tur biter ve ödenir.',
  pays: '{stake} bahiste art arda doğru tahminlerin ödemesi',
  stop: 'Bozdurunca geri dönüş',
  'verify.round': 'Tahminler ve atışlar',
};
