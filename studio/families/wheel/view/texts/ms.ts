import { ms as place } from '../../../shared/place-texts/ms.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Malay. */
export const ms: Record<MessageKey, string> = {
  ...place,
  begin: 'Putar',
  wheel: 'Roda',
  on: '{pays} : 1',
  segments: '{count} daripada {all}',
  came: '{place}',
  boosted: '{place}, didarab {times}',
  boost: '{times}×: roda berputar lagi',
  shares: 'Daripada {rounds} putaran terakhir: {counts}',
  share: '{place}: {count}',
  'rules.1': 'Roda mempunyai {all} petak. Cip pada jenis petak di penunjuk memenangi bayarannya.',
  'rules.2': 'Kemenangan turut memulangkan taruhan: 5 : 1 membayar 6 untuk 1.',
  'rules.boost':
    'Pada {boosts}, roda berputar sekali lagi antara petak yang membayar, dan kemenangan didarab dengan nombor itu. Taruhan dipulangkan sekali.',
  kind: 'Bayaran',
  count: 'Petak',
  'part.win': 'Dari kemenangan',
  'part.boost': 'Dari kemenangan berganda',
};
