import { fr as place } from '../../../shared/place-texts/fr.ts';
import { fr as runners } from '../runners/fr.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in French. */
export const fr: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'Miser',
  race: 'Course',
  win: 'Gagnant',
  place: 'Placé',
  exacta: 'Couplé ordre',
  first: 'Premier',
  second: 'Deuxième',
  strength: 'Force',
  runner: 'Partant',
  'on.win': '{runner} gagnant',
  'on.place': '{runner} placé',
  'on.exacta': 'Couplé ordre {first}-{second}',
  off: 'La course a commencé',
  finished: '{first} gagne, {second} deuxième, {third} troisième',
  winner: 'Vainqueur {runner}',
  shares: 'Vainqueurs des {rounds} dernières courses : {counts}',
  share: '{runner} : {count}',
  'rules.1':
    'Gagnant : le partant arrive premier. Placé : il arrive parmi les {placed} premiers. Couplé ordre : deux partants arrivent premier et deuxième, dans cet ordre.',
  'rules.2':
    'Le vainqueur est tiré parmi tous les partants, chacun selon la part de sa force. Le deuxième est tiré de même parmi les autres, et ainsi de suite.',
  'rules.3':
    'Les cotes découlent des forces, moins la marge de la maison, arrondies à l’inférieur. Elles comprennent la mise.',
  'rules.4':
    'Le résultat est tiré avant que la course ne soit montrée. La course ne fait que le montrer et ne le change pas.',
  'part.win': 'Des gains',
};
