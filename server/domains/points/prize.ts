import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';

interface PrizePoints {
  merchant: string;
  memberId: number;
  points: number;
  /** What they are for: once each. */
  occasion: string;
}

/** Gives a member points that are a prize. Returns whether it did: false if they were given before. */
export const addPrizePoints = async (
  tx: Tx,
  { merchant, memberId, points, occasion }: PrizePoints,
): Promise<boolean> => {
  const { rows } = await sql<{ added: boolean }>`
    select points_prize(${merchant}, ${memberId}, ${points}, ${occasion}) as added`.execute(tx);
  return firstOf(rows).added;
};
