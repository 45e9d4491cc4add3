import { jsonb } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { createPool } from '../../../server/domains/jackpots/create-pool.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { createStand, type Harness } from '../../../studio/conformance/harness.ts';
import { addMember, type TestServer } from '../../support/test-server.ts';
import { takeTestServer } from '../../support/reused-server.ts';

export const VENDOR = 'ACME';
export const GAME = 'lantern';
export const POOL = 'grand';
/** Seed of the pool, fixed so that tests can compute with it. */
export const SEED = 5_000;
const KEY = { keyId: 'acme-1', secret: 'the-secret-of-acme-for-tests-only' };

/** A platform with one vendor, two games, a pool and a player, and a vendor's client for it. */
export interface Floor extends TestServer {
  stand: Harness;
  player: MemberRow;
  /** A vendor client for another player. */
  standOf(username: string): Harness;
  addPlayer(username: string): Promise<MemberRow>;
}

export const openFloor = async (): Promise<Floor> => {
  const server = await takeTestServer({ config: { demo: true, demoTraffic: false } });
  const { database } = server;
  await database.transact((tx) =>
    createPool(tx, {
      merchant: 'parlour',
      id: POOL,
      name: 'Grand',
      currency: 'USD',
      exponent: 2,
      seedMin: SEED,
      seedMax: SEED,
      contributionMicro: 10_000,
      oneIn: 1_000,
      referenceStake: 100,
    }),
  );
  const tables = inMerchant(database.db, 'parlour');
  await tables.insertInto('vendors', { code: VENDOR, name: 'Acme' }).execute();
  await addKey(server, KEY.keyId, KEY.secret);
  for (const [index, code] of [GAME, 'dragon'].entries()) {
    await tables
      .insertInto('games', {
        node_id: 9_000 + index,
        vendor: VENDOR,
        code,
        game_type: 'RNG',
        names: jsonb({ EN: `The ${code}` }),
        playable: true,
        pool_id: POOL,
        min_bet: 10,
        max_bet: 1_000_000,
        min_round_ms: 2_500,
        free_round_stakes: [50, 100],
        search: code,
      })
      .execute();
  }
  const player = await addMember(database, 'player1');
  const standOf = (username: string) =>
    createStand({ ...KEY, url: server.url, vendor: VENDOR, player: username, game: GAME });
  return {
    ...server,
    player,
    stand: standOf('player1'),
    standOf,
    addPlayer: (username) => addMember(database, username),
  };
};

export const addKey = async (
  { database }: Pick<TestServer, 'database'>,
  keyId: string,
  secret: string,
  direction: 'in' | 'out' = 'in',
): Promise<void> => {
  await inMerchant(database.db, 'parlour')
    .insertInto('vendor_keys', { vendor: VENDOR, key_id: keyId, secret, direction })
    .execute();
};
