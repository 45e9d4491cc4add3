import { es as place } from '../../../shared/place-texts/es.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Spanish. */
export const es: Record<MessageKey, string> = {
  ...place,
  begin: 'Girar',
  wheel: 'Rueda',
  on: '{pays} a 1',
  segments: '{count} de {all}',
  came: '{place}',
  boosted: '{place}, multiplicado por {times}',
  boost: '{times}×: la rueda vuelve a girar',
  shares: 'De los últimos {rounds} giros: {counts}',
  share: '{place}: {count}',
  'rules.1':
    'La rueda tiene {all} segmentos. Las fichas en el tipo de segmento que marca el puntero ganan lo que este paga.',
  'rules.2': 'Una ganancia devuelve también la apuesta: 5 a 1 paga 6 por 1.',
  'rules.boost':
    'Con {boosts}, la rueda gira una vez más entre los segmentos que pagan y la ganancia se multiplica por ese número. La apuesta se devuelve una vez.',
  kind: 'Paga',
  count: 'Segmentos',
  'part.win': 'De ganancias',
  'part.boost': 'De ganancias multiplicadas',
};
