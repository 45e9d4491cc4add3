import type { Title } from './title.ts';

/**
 * Whether free rounds of this title can be played: its rounds take one stake, and contribute to no pool. Each of its stakes can be
 * that of free rounds.
 */
export const playsFreeRounds = ({ family, pool }: Pick<Title, 'family' | 'pool'>): boolean =>
  family.freeRounds === true && pool === undefined;
