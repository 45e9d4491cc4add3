import type { Words } from '../family.ts';
import type { Bet, Params } from './shape.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The kind of the bet, and its numbers. */
export const describeBet = (_: Params, bet: Bet, { say }: Words<MessageKey>): string =>
  say('betIs', { kind: say(`kind.${bet.kind}`), numbers: numbersOf(bet) }).trim();

function numbersOf(bet: Bet): string {
  if ('target' in bet) return String(bet.target);
  if ('faces' in bet) return bet.faces.join(', ');
  return 'from' in bet ? `${bet.from}–${bet.to}` : '';
}
