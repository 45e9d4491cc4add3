import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../server/database.ts';

/** Rounds of one chain. */
const LENGTH = 10_000;
/** Every so many seeds one is stored; the others are computed from the next stored one. */
const STORED_EVERY = 100;

export interface Table {
  merchant: string;
  game: string;
}
/** The chain that a round belongs to, as everybody sees it. */
export interface ChainView {
  /** SHA-256 of the seed of its first round. */
  tip: string;
  /** The round's place in it, from 1: hashed so many times, its seed gives the tip. */
  place: number;
  length: number;
  /** The tip of the next chain. */
  nextTip: string;
}

/** SHA-256 of the text, in hex: the seed of the round before. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const placeOf = (round: number): { chain: number; place: number } => ({
  chain: Math.ceil(round / LENGTH),
  place: ((round - 1) % LENGTH) + 1,
});

/** The seed of this round of the table. Makes the chain before its first round, and the one after it. */
export async function chainSeed(tx: Queryable, table: Table, round: number): Promise<string> {
  const { chain, place } = placeOf(round);
  const { seeds } = await ensureChain(tx, table, chain);
  await ensureChain(tx, table, chain + 1);
  const stored = Math.ceil(place / STORED_EVERY);
  let seed = seeds[stored - 1]!;
  for (let at = stored * STORED_EVERY; at > place; at -= 1) seed = hashOf(seed);
  return seed;
}

export async function chainView(tx: Queryable, { merchant, game }: Table, round: number): Promise<ChainView> {
  const { chain, place } = placeOf(round);
  const { rows } = await tx.query<{ tip: string; length: number }>(
    `select tip, length from seed_chain where merchant = $1 and game = $2 and number in ($3, $4) order by number`,
    [merchant, game, chain, chain + 1],
  );
  const [now, next] = rows;
  if (!now || !next) throw new Error(`the chain of round ${round} of ${game} is missing`);
  return { tip: now.tip, place, length: now.length, nextTip: next.tip };
}

async function ensureChain(tx: Queryable, { merchant, game }: Table, number: number): Promise<{ seeds: string[] }> {
  const known = () =>
    tx.query<{ seeds: string[] }>(`select seeds from seed_chain where merchant = $1 and game = $2 and number = $3`, [
      merchant,
      game,
      number,
    ]);
  const found = (await known()).rows[0];
  if (found) return found;
  const { tip, seeds } = newChain();
  await tx.query(
    `insert into seed_chain (merchant, game, number, length, tip, seeds) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [merchant, game, number, LENGTH, tip, seeds],
  );
  // Another node may have been first.
  return (await known()).rows[0]!;
}

function newChain(): { tip: string; seeds: string[] } {
  let seed = randomBytes(32).toString('hex');
  const seeds: string[] = [];
  for (let place = LENGTH; place >= 1; place -= 1) {
    if (place % STORED_EVERY === 0) seeds.push(seed);
    seed = hashOf(seed);
  }
  return { tip: seed, seeds: seeds.reverse() };
}
