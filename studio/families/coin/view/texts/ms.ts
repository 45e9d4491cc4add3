import type { MessageKey } from './en.ts';

/** Texts of the coin in Malay. */
export const ms: Record<MessageKey, string> = {
  begin: 'Lambung',
  take: 'Cash out {amount}',
  call: 'Tekaan anda',
  again: 'Teka lagi, atau cash out',
  heads: 'Kepala',
  tails: 'Ekor',
  next: 'Tekaan betul seterusnya',
  now: 'Sekarang',
  right: '{side}. Betul. Cash out sekarang untuk {amount}.',
  wrong: '{side}. Pusingan tamat.',
  flips: 'Lambungan pusingan ini',
  'rules.1':
    'Teka kepala atau ekor. Setiap tekaan betul menaikkan bayaran pusingan; tekaan salah menamatkannya tanpa bayaran.',
  'rules.2':
    'Selepas tekaan betul, teka lagi atau cash out jumlah yang dipaparkan. Selepas {flips} tekaan betul, pusingan tamat dan dibayar.',
  pays: 'Bayaran tekaan betul berturut-turut untuk taruhan {stake}',
  stop: 'Pulangan apabila cash out',
  'verify.round': 'Tekaan dan lambungan',
};
