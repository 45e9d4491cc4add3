import { pt as place } from '../../../shared/place-texts/pt.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Portuguese. */
export const pt: Record<MessageKey, string> = {
  ...place,
  begin: 'Girar',
  wheel: 'Roda',
  on: '{pays} para 1',
  segments: '{count} de {all}',
  came: '{place}',
  boosted: '{place}, multiplicado por {times}',
  boost: '{times}×: a roda gira de novo',
  shares: 'Nos últimos {rounds} giros: {counts}',
  share: '{place}: {count}',
  'rules.1': 'A roda tem {all} segmentos. Fichas no tipo de segmento sob o ponteiro ganham o que ele paga.',
  'rules.2': 'Um ganho também devolve a aposta: 5 para 1 paga 6 por 1.',
  'rules.boost':
    'Em {boosts}, a roda gira mais uma vez entre os segmentos que pagam, e o ganho é multiplicado por esse número. A aposta volta uma única vez.',
  kind: 'Paga',
  count: 'Segmentos',
  'part.win': 'De ganhos',
  'part.boost': 'De ganhos multiplicados',
};
