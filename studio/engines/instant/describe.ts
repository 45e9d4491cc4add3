import { formatAmount } from '../../client/money.ts';
import type { Amount, Description } from '../../families/family.ts';
import type { Rules } from './play.ts';
import type { RoundRow } from './rounds.ts';

/** Digits are Latin and grouped alike in every language of the Studio. */
const amountIn =
  ({ exponent }: Pick<RoundRow, 'exponent'>): Amount =>
  (minorUnits) =>
    formatAmount(minorUnits, exponent, 'en');

/** What the bet of a round is on. */
export const describeBet = ({ family, params }: Rules, round: Pick<RoundRow, 'bet' | 'exponent'>): Description =>
  family.describeBet(params, round.bet, amountIn(round));

/** What a move that takes a further stake is for. `state` is the one before it. */
export const describeMove = (
  { family, params }: Rules,
  round: Pick<RoundRow, 'exponent'>,
  state: unknown,
  move: unknown,
): Description | undefined => family.describeMove?.(params, state, move, amountIn(round));
