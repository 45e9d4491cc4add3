import type { Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import type { Bet, Params } from './shape.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The kind of the bet, and its numbers. */
export const describeBet = (_: Params, bet: Bet): Description =>
  describeIn(TEXTS, (say) => say('betIs', { kind: say(`kind.${bet.kind}`), numbers: numbersOf(bet) }).trim());

function numbersOf(bet: Bet): string {
  if ('target' in bet) return String(bet.target);
  if ('faces' in bet) return bet.faces.join(', ');
  return 'from' in bet ? `${bet.from}–${bet.to}` : '';
}
