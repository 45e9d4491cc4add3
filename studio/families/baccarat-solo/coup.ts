import { ACE, rankOf } from '../shared/cards.ts';

/** A coup is decided by the points of its cards: an ace is 1, ten and court cards are 0. */
export interface Coup {
  player: number[];
  banker: number[];
}

export const pointsOf = (card: number): number => {
  const rank = rankOf(card);
  return rank === ACE ? 1 : rank < 8 ? rank + 2 : 0;
};

export const totalOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0) % 10;

const isNatural = (points: readonly number[]): boolean => points.length === 2 && totalOf(points) >= 8;

export const hasNatural = ({ player, banker }: Coup): boolean => isNatural(player) || isNatural(banker);

export const playerDraws = (coup: Coup): boolean => !hasNatural(coup) && totalOf(coup.player) <= 5;

/** For each total of the bank, 0 to 7, the player's third cards on which it draws. */
const BANK_DRAWS = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];

/** The bank's third card, after the player's if there is one. */
export function bankerDraws(coup: Coup): boolean {
  if (hasNatural(coup)) return false;
  const third = coup.player[2];
  const total = totalOf(coup.banker);
  return third === undefined ? total <= 5 : BANK_DRAWS[total]!.includes(String(third));
}
