import { tr as place } from '../../../shared/place-texts/tr.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Turkish. */
export const tr: Record<MessageKey, string> = {
  ...place,
  begin: 'Çevir',
  wheel: 'Çark',
  on: '{pays}:1',
  segments: '{count} / {all}',
  came: '{place}',
  boosted: '{place}, çarpan {times}',
  boost: '{times}×: çark yeniden döner',
  shares: 'Son {rounds} dönüş: {counts}',
  share: '{place}: {count}',
  'rules.1': 'Çarkta {all} dilim vardır. İbrenin gösterdiği dilim türündeki çipler, onun ödediğini kazanır.',
  'rules.2': 'Kazançta bahis de iade edilir: 5:1, 1’e 6 öder.',
  'rules.boost':
    '{boosts} geldiğinde çark, ödeme yapan dilimler arasında bir kez daha döner ve kazanç bu sayıyla çarpılır. Bahis bir kez geri gelir.',
  kind: 'Ödeme',
  count: 'Dilim',
  'part.win': 'Kazançlardan',
  'part.boost': 'Çarpılan kazançlardan',
};
