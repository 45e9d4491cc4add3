import type { OnlyLeaderboard, RankPrize } from '../../../contract/mission-terms.ts';
import type { Prize } from '../../../contract/prizes.ts';

const prizeAt = (prizes: readonly RankPrize[], place: number): Prize | undefined =>
  prizes.find(({ from, to }) => place >= from && place <= to)?.prize;

const worthOf = (prize: Prize | undefined): number =>
  prize === undefined ? 0 : prize.kind === 'points' ? prize.points : (prize.amount ?? 0);

const withWorth = (prize: Prize, worth: number): Prize =>
  prize.kind === 'points' ? { ...prize, points: worth } : { ...prize, amount: worth };

/**
 * What each of the `tied` members of a rank gets: the prize of the rank, or an equal share, rounded down, of the prizes of the places
 * that they take together, as the terms say; undefined: nothing. Pure.
 */
export const rankPrize = (
  { prizes, ties }: Pick<OnlyLeaderboard, 'prizes' | 'ties'>,
  rank: number,
  tied: number,
): Prize | undefined => {
  const own = prizeAt(prizes, rank);
  if (ties === 'each' || tied === 1) return own;
  const places = prizes.flatMap(({ from, to, prize }) => {
    const taken = Math.min(to, rank + tied - 1) - Math.max(from, rank) + 1;
    return taken > 0 ? [{ prize, worth: worthOf(prize) * taken }] : [];
  });
  const share = Math.floor(places.reduce((sum, { worth }) => sum + worth, 0) / tied);
  return places.length === 0 || share === 0 ? undefined : withWorth(places[0]!.prize, share);
};

/** The last place that has a prize. */
export const lastPrizePlace = ({ prizes }: Pick<OnlyLeaderboard, 'prizes'>): number =>
  Math.max(...prizes.map(({ to }) => to));
