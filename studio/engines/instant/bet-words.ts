import { formatAmount } from '../../client/money.ts';
import type { Amount, Words } from '../../families/family.ts';
import type { Rules } from './play.ts';
import type { RoundRow } from './rounds.ts';

/** Digits are Latin and grouped alike in every language of the Studio. */
const amountIn =
  ({ exponent }: Pick<RoundRow, 'exponent'>): Amount =>
  (minorUnits) =>
    formatAmount(minorUnits, exponent, 'en');

/** What the bet of a round is on. */
export const wordsOfBet = ({ family, params }: Rules, round: Pick<RoundRow, 'bet' | 'exponent'>): Words =>
  family.words(params, round.bet, amountIn(round));

/** What a move that takes a further stake is for. `state` is the one before it. */
export const wordsOfMove = (
  { family, params }: Rules,
  round: Pick<RoundRow, 'exponent'>,
  state: unknown,
  move: unknown,
): Words | undefined => family.wordsOfMove?.(params, state, move, amountIn(round));
