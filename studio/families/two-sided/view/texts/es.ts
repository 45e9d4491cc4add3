import { es as place } from '../../../shared/place-texts/es.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Spanish. */
export const es: Record<MessageKey, string> = {
  ...place,
  begin: 'Apostar',
  bout: 'La pelea',
  'on.red': 'Rojo',
  'on.blue': 'Azul',
  'on.draw': 'Empate',
  'on.off': 'Cancelada',
  'short.red': 'R',
  'short.blue': 'A',
  'short.draw': 'E',
  'short.off': '–',
  pays: '{pays} a 1',
  wins: 'Gana {side}',
  'is.draw': 'Empate: se devuelven las apuestas a rojo y azul',
  'is.off': 'Cancelada: se devuelven todas las apuestas',
  returned: 'apuestas devueltas',
  leads: 'Va ganando {side}',
  even: 'Igualados',
  shares: 'De las últimas {rounds} peleas: rojo {red}, azul {blue}, empate {draw}, canceladas {off}',
  'rules.1': 'Rojo y azul se enfrentan en una pelea de {exchanges} intercambios. Apuesta al lado que gane o al empate.',
  'rules.2': 'Un empate paga {draw} a 1 y devuelve las apuestas a rojo y azul.',
  'rules.3': 'El resultado se sortea antes de mostrar la pelea. Los intercambios solo lo muestran y no lo cambian.',
  'rules.4': 'Una pelea se puede cancelar antes de su final. En ese caso se devuelven todas las apuestas.',
  chance: 'Probabilidad',
  kind: 'Paga',
  'part.win': 'De ganancias',
  'part.push': 'De apuestas devueltas',
};
