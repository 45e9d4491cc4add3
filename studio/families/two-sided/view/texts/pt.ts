import { pt as place } from '../../../shared/place-texts/pt.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Portuguese. */
export const pt: Record<MessageKey, string> = {
  ...place,
  begin: 'Apostar',
  bout: 'A luta',
  'on.red': 'Vermelho',
  'on.blue': 'Azul',
  'on.draw': 'Empate',
  'on.off': 'Cancelada',
  'short.red': 'V',
  'short.blue': 'A',
  'short.draw': 'E',
  'short.off': '–',
  pays: '{pays} para 1',
  wins: '{side} ganha',
  'is.draw': 'Empate: apostas em vermelho e azul devolvidas',
  'is.off': 'Cancelada: todas as apostas devolvidas',
  returned: 'apostas devolvidas',
  leads: '{side} na frente',
  even: 'Equilibrado',
  shares: 'Nas últimas {rounds} lutas: vermelho {red}, azul {blue}, empate {draw}, canceladas {off}',
  'rules.1':
    'Vermelho e azul se enfrentam em uma luta de {exchanges} trocas de golpes. Aposte no lado que ganha ou em um empate.',
  'rules.2': 'Um empate paga {draw} para 1 e devolve as apostas em vermelho e azul.',
  'rules.3': 'O resultado é sorteado antes de a luta ser exibida. Os golpes só o mostram e não o alteram.',
  'rules.4': 'Uma luta pode ser cancelada antes do fim. Nesse caso, todas as apostas são devolvidas.',
  chance: 'Chance',
  kind: 'Paga',
  'part.win': 'De ganhos',
  'part.push': 'De apostas devolvidas',
};
