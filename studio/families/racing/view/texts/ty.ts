import { ty as place } from '../../../shared/place-texts/ty.ts';
import { ty as runners } from '../runners/ty.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Filipino. */
export const ty: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'Bet',
  race: 'Karera',
  win: 'Win',
  place: 'Place',
  exacta: 'Exacta',
  first: 'Una',
  second: 'Ikalawa',
  strength: 'Lakas',
  runner: 'Runner',
  'on.win': '{runner} sa win',
  'on.place': '{runner} sa place',
  'on.exacta': 'Exacta {first}-{second}',
  off: 'Nagsimula na ang karera',
  finished: 'Panalo ang {first}, ikalawa ang {second}, ikatlo ang {third}',
  winner: 'Panalong runner: {runner}',
  shares: 'Mga nanalo sa huling {rounds} karera: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'Win: una ang runner. Place: kasama ito sa unang {placed}. Exacta: una at ikalawa ang dalawang runner, sa ganitong pagkakasunod.',
  'rules.2':
    'Binubunot ang nanalo sa lahat ng runner, bawat isa ay ayon sa bahagi ng lakas nito. Sa parehong paraan binubunot ang ikalawa sa mga natira, at iba pa.',
  'rules.3': 'Nakabatay sa mga lakas ang odds, bawas ang house margin, ini-round pababa. Kasama rito ang taya.',
  'rules.4': 'Na-draw na ang resulta bago ipakita ang karera. Ipinapakita lang ito ng karera at hindi binabago.',
  'part.win': 'Mula sa mga panalo',
};
