import { fr as place } from '../../../shared/place-texts/fr.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in French. */
export const fr: Record<MessageKey, string> = {
  ...place,
  begin: 'Lancer',
  wheel: 'Roue',
  on: '{pays} contre 1',
  segments: '{count} sur {all}',
  came: '{place}',
  boosted: '{place}, multiplié par {times}',
  boost: '{times}× : la roue tourne à nouveau',
  shares: 'Sur les {rounds} derniers tours : {counts}',
  share: '{place} : {count}',
  'rules.1':
    'La roue a {all} secteurs. Les jetons sur le type de secteur indiqué par le pointeur gagnent ce qu’il paie.',
  'rules.2': 'Un gain rend aussi la mise : 5 contre 1 paie 6 pour 1.',
  'rules.boost':
    'Sur {boosts}, la roue tourne encore une fois parmi les secteurs payants, et le gain est multiplié par ce nombre. La mise est rendue une fois.',
  kind: 'Paie',
  count: 'Secteurs',
  'part.win': 'Des gains',
  'part.boost': 'Des gains multipliés',
};
