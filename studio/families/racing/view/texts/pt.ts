import { pt as place } from '../../../shared/place-texts/pt.ts';
import { pt as runners } from '../runners/pt.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Portuguese. */
export const pt: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'Apostar',
  race: 'Corrida',
  win: 'Vencedor',
  place: 'Placê',
  exacta: 'Exata',
  first: 'Primeiro',
  second: 'Segundo',
  strength: 'Força',
  runner: 'Cavalo',
  'on.win': '{runner} vencedor',
  'on.place': '{runner} placê',
  'on.exacta': 'Exata {first}-{second}',
  off: 'A corrida começou',
  finished: '{first} vence, segundo {second}, terceiro {third}',
  winner: 'Vencedor {runner}',
  shares: 'Vencedores das últimas {rounds} corridas: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'Vencedor: o cavalo chega em primeiro. Placê: chega entre os {placed} primeiros. Exata: dois cavalos chegam em primeiro e segundo, nesta ordem.',
  'rules.2':
    'O vencedor é sorteado entre todos os cavalos, cada um com a parte da sua força. O segundo é sorteado do mesmo modo entre os demais, e assim por diante.',
  'rules.3':
    'As odds seguem as forças, menos a margem da casa, arredondadas para baixo. Elas incluem o valor apostado.',
  'rules.4': 'O resultado é sorteado antes de a corrida ser exibida. A corrida só o mostra e não o altera.',
  'part.win': 'De ganhos',
};
