import { es as place } from '../../../shared/place-texts/es.ts';
import { es as runners } from '../runners/es.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Spanish. */
export const es: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'Apostar',
  race: 'Carrera',
  win: 'Ganador',
  place: 'Colocado',
  exacta: 'Exacta',
  first: 'Primero',
  second: 'Segundo',
  strength: 'Fuerza',
  runner: 'Caballo',
  'on.win': '{runner}, ganador',
  'on.place': '{runner}, colocado',
  'on.exacta': 'Exacta {first}-{second}',
  off: 'La carrera ha empezado',
  finished: 'Gana {first}, segundo {second}, tercero {third}',
  winner: 'Ganador {runner}',
  shares: 'Ganadores de las últimas {rounds} carreras: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'Ganador: el caballo llega primero. Colocado: llega entre los primeros {placed}. Exacta: dos caballos llegan primero y segundo, en este orden.',
  'rules.2':
    'El ganador se sortea entre todos los caballos, cada uno con la proporción de su fuerza. El segundo se sortea del mismo modo entre los demás, y así sucesivamente.',
  'rules.3':
    'Las cuotas se calculan a partir de las fuerzas, menos el margen de la casa, y se redondean hacia abajo. Incluyen la apuesta.',
  'rules.4': 'El resultado se sortea antes de mostrar la carrera. La carrera solo lo muestra y no lo cambia.',
  'part.win': 'De ganancias',
};
