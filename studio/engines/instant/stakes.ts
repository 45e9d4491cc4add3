import { BadBet, BadMove } from '../../families/family.ts';
import { Refusal } from '../../server/refusal.ts';
import type { SessionRow } from '../../server/sessions.ts';
import { playsFreeRounds } from '../../titles/free-rounds.ts';
import type { Title } from '../../titles/title.ts';

/** Returns the stakes of a title that this session offers. */
export const stakesOf = ({ stakes }: Title, session: SessionRow): number[] =>
  stakes.filter((stake) => stake >= session.min_stake && stake <= session.max_stake);

export const minRoundMsOf = ({ minRoundMs }: Title, session: SessionRow): number =>
  Math.max(minRoundMs, session.min_round_ms);

/** Reads a bet as the client sent it. */
export function readBet({ family }: Title, given: unknown): unknown {
  const read = family.Bet.safeParse(given);
  if (!read.success) throw new Refusal('BAD_REQUEST');
  return read.data;
}

/** Returns what the bet takes. Refuses a bet that the title or the session does not offer. */
export function stakeOf(title: Title, session: SessionRow, bet: unknown): number {
  const { family, params } = title;
  const stake = refusing(() => family.stakeOf(params, bet));
  if (!isOffered(title, stake, stakesOf(title, session))) throw new Refusal('STAKE_NOT_OFFERED');
  return stake;
}

/** Returns what a free round is played for: a stake of the title, whatever the session's bounds. The platform checks it. */
export function freeStakeOf(title: Title, bet: unknown): number {
  if (!playsFreeRounds(title)) throw new Refusal('BET_NOT_OFFERED');
  const stake = refusing(() => title.family.stakeOf(title.params, bet));
  if (!title.stakes.includes(stake)) throw new Refusal('STAKE_NOT_OFFERED');
  return stake;
}

/** Whether a title takes this stake, of those in `offered`: a listed one, or any multiple of its smallest within the bounds. */
function isOffered(
  { family, stakes }: Pick<Title, 'family' | 'stakes'>,
  stake: number,
  offered: readonly number[] = stakes,
): boolean {
  if (family.listedStakes) return offered.includes(stake);
  const [min, max] = [offered[0], offered.at(-1)];
  return Number.isSafeInteger(stake) && min !== undefined && stake >= min && stake <= max! && stake % stakes[0]! === 0;
}

/** Whether a title takes this bet, for those who make one without a session. */
export function takesBet(title: Pick<Title, 'family' | 'params' | 'stakes'>, bet: unknown): boolean {
  const { family, params } = title;
  if (!family.Bet.safeParse(bet).success) return false;
  try {
    return isOffered(title, family.stakeOf(params, bet));
  } catch (error) {
    if (error instanceof BadBet) return false;
    throw error;
  }
}

/** Turns a family's own refusals of a bet or a move into the call's. */
export function refusing<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw refusalOf(error);
  }
}

export const refusalOf = (error: unknown): unknown =>
  error instanceof BadBet || error instanceof BadMove ? new Refusal(error.code) : error;
