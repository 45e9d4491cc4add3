import { sql } from 'kysely';
import type { FeedValues } from '../../../../contract/wire.ts';
import type { RoundState } from '../../../../contract/live-rounds.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Current } from '../../../live/feeds.ts';

type Published = 'round' | 'table' | 'hand' | 'odds';

/** The states that vendors told. The query reads only the merchant's, so the key of another merchant's game finds no row. */
const states = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant)
    .selectFrom('live_states')
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .select(['key', 'version as seq']);

export const readLive = async <F extends Published>(
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<F>[]> => {
  const rows = await states(db, merchant, keys).select('value').execute();
  // Checked when the vendor told it.
  const published = rows.map(({ key, seq, value }) => ({ key, seq, value: value as FeedValues[F] }));
  const empty = await unpublished(db, merchant, keys, published);
  return [...published, ...empty.map((key) => ({ key, seq: NEVER_PUBLISHED, value: null as FeedValues[F] }))];
};

/** The rounds of these games as their vendors told them last, by node id. */
export async function roundsOf(
  db: Db | Tx,
  merchant: string,
  nodes: readonly number[],
): Promise<ReadonlyMap<number, RoundState>> {
  const found = await readLive<'round'>(
    db,
    merchant,
    nodes.map((node) => `round:${node}`),
  );
  return new Map(found.flatMap(({ key, value }) => (value ? [[Number(key.slice('round:'.length)), value]] : [])));
}

/** The tables of these games that are played with real money, by node id and number; the lowest stakes of a game first. */
export const tablesOf = async (
  db: Db | Tx,
  merchant: string,
  nodes: readonly number[],
): Promise<{ node: number; table: number }[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('live_states')
    .where('node_id', '=', sql<number>`any(${[...nodes]}::bigint[])`)
    .where('key', 'like', 'table:%')
    .where(sql<boolean>`value ->> 'demo' = 'false'`)
    .select(['node_id', 'key'])
    .orderBy(sql`(value ->> 'stake')::bigint`)
    .orderBy('key')
    .execute();
  return rows.map(({ node_id, key }) => ({ node: node_id, table: Number(key.slice(key.lastIndexOf('-') + 1)) }));
};

export const liveSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) => {
  const published = await states(db, merchant, keys).execute();
  const empty = await unpublished(db, merchant, keys, published);
  return new Map([
    ...published.map(({ key, seq }) => [key, seq] as const),
    ...empty.map((key) => [key, NEVER_PUBLISHED] as const),
  ]);
};

/** The version of a state that no vendor told yet; the first one told has version 1. */
const NEVER_PUBLISHED = 0;

/** `60014` of `round:60014`, of `table:60014-3` and of `hand:42-60014-3`. */
const nodeOf = (key: string): number => {
  const named = /^round:(\d{1,15})$/.exec(key) ?? /^(?:table:|hand:\d+-)(\d{1,15})-[1-9]\d{0,4}$/.exec(key);
  return Number(named?.[1] ?? NaN);
};

/**
 * The keys of which no vendor has told anything: rounds, tables and cards of a game that the merchant has, and fixtures. One of
 * them does not refuse a join.
 */
async function unpublished(
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
  published: readonly { key: string }[],
): Promise<string[]> {
  const known = new Set(published.map(({ key }) => key));
  const unknown = keys.filter((key) => !known.has(key));
  const fixtures = unknown.filter((key) => key.startsWith('odds:'));
  const request = unknown.filter((key) => Number.isSafeInteger(nodeOf(key)));
  if (request.length === 0) return fixtures;
  const games = await inMerchant(db, merchant)
    .selectFrom('games')
    .where('node_id', '=', sql<number>`any(${request.map(nodeOf)}::bigint[])`)
    .select('node_id')
    .execute();
  const nodes = new Set(games.map(({ node_id }) => Number(node_id)));
  return [...fixtures, ...request.filter((key) => nodes.has(nodeOf(key)))];
}
