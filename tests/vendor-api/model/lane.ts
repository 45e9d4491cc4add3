import { deepStrictEqual } from 'node:assert';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb, type Database } from '../../../server/db/database.ts';
import { reconcile } from '../../../server/domains/vendor-api/reconcile.ts';
import { expectCleanLedger } from '../../server/ledger/support/books.ts';
import type { Lane } from '../../server/ledger/model/sequences.ts';
import { testMerchant } from '../../support/test-server.ts';
import { addKey, openFloor, VENDOR, type Floor } from '../support/floor.ts';
import { poolOf } from './booked.ts';
import { createStock } from './stock.ts';
import { aPlayer, DEPOSIT_METHOD, GAMES, SEED, SHARE, type State } from './state.ts';
import { createTable } from './table.ts';
import { World } from './world.ts';
import type { Command } from './commands.ts';

const HOUR_MS = 3_600_000;
const KEY = { keyId: 'model-1', secret: 'the-secret-of-the-model-for-tests-only' };

/** Opens a platform with a vendor for running sequences; `fault` breaks it first, for a control. */
export const openLane = async (fault?: (database: Database) => Promise<void>): Promise<Lane<Command>> => {
  const floor = await openFloor();
  const { database } = floor;
  await addKey(floor, KEY.keyId, KEY.secret);
  await prepare(floor);
  await fault?.(database);
  const guests = createStock(database);
  const books = createVendorsBooks();
  let worlds = 0;
  return {
    async play(commands) {
      worlds += 1;
      const state: State = {
        players: [aPlayer(1_000), aPlayer(1_000)],
        txs: {},
        switchedOff: { play: false, vendor: false, games: [false, false] },
        pool: await poolOf(database),
      };
      const table = createTable(floor, { ...KEY, vendor: VENDOR }, await guests.take(state.players.length));
      const world = new World(`w${worlds}`, table, database, state);
      try {
        for (const command of commands) await world.run(command);
      } finally {
        await table.letPlay();
      }
      books.note(world.state);
    },
    async check() {
      await expectCleanLedger(database);
      await books.reconcileAt(floor);
    },
    close: () => floor.close(),
  };
};

/** Creates the games and the pool that the reference knows, a business day that does not end during the run, and indexes. */
const prepare = async ({ database }: Floor): Promise<void> => {
  const tables = inMerchant(database.db, 'parlour');
  for (const { code, min, max, paced } of GAMES)
    await tables
      .updateTable('games')
      .set({ min_bet: min, max_bet: max, min_round_ms: paced ? HOUR_MS : 0 })
      .where('code', '=', code)
      .execute();
  await tables.updateTable('pools').set({ seed_min: SEED, seed_max: SEED, contribution_micro: SHARE }).execute();
  await tables
    .insertInto('deposit_methods', {
      code: DEPOSIT_METHOD,
      provider: 'sandbox',
      name: 'Model',
      minimum: 1,
      maximum: 10_000,
      sandbox: true,
    })
    .execute();
  // Noon in some time zone: limits count by the merchant's day.
  const eastOfUtc = 12 - new Date().getUTCHours();
  const timeZone = `Etc/GMT${eastOfUtc > 0 ? '-' : '+'}${Math.abs(eastOfUtc)}`;
  await database.db
    .updateTable('merchants')
    .set({ brand: jsonb(testMerchant('parlour', { timeZone })) })
    .where('code', '=', 'parlour')
    .execute();
  for (const table of ['vendor_txs', 'incidents'])
    await sql`create index on ${sql.table(table)} (member_id)`.execute(database.db);
};

/** Records what a vendor that made all these calls has booked, for a final reconciliation. */
const createVendorsBooks = () => {
  const published: { tx_id: string; kind: string; amount: number; round_id: string; at: number }[] = [];
  let tombstones = 0;
  return {
    note({ txs }: State): void {
      for (const { id, kind, amount, moved, round, state, target } of Object.values(txs)) {
        if (state === 'tombstone' && !txs[target!]) tombstones += 1;
        if (kind === 'rollback' || (state !== 'applied' && state !== 'rolled_back')) continue;
        published.push({
          tx_id: id,
          kind,
          amount: kind === 'settle' ? moved : amount,
          round_id: round,
          at: Date.now(),
        });
      }
    },
    /** Throws where the platform finds differences other than the three that are made here. */
    async reconcileAt(floor: Floor): Promise<void> {
      const expected: { txId: string; problem: string }[] = [{ txId: 'made-up', problem: 'not_here' }];
      const [first, second, ...rest] = published;
      const feed = [...rest, { ...NO_TX, tx_id: 'made-up', at: Date.now() }];
      if (first) feed.push({ ...first, amount: first.amount + 1 });
      if (first) expected.push({ txId: first.tx_id, problem: 'amount' });
      if (second) expected.push({ txId: second.tx_id, problem: 'not_there' });
      const vendor = Fastify();
      vendor.get<{ Querystring: { after?: string; limit: string } }>('/platform/feed', async ({ query }) => {
        const from = Number(query.after ?? 0);
        const until = from + Number(query.limit);
        return { txs: feed.slice(from, until), next: until < feed.length ? String(until) : null };
      });
      const base_url = await vendor.listen({ port: 0, host: '127.0.0.1' });
      try {
        await addKey(floor, 'ours', 'our-secret', 'out');
        await inMerchant(floor.database.db, 'parlour').updateTable('vendors').set({ base_url }).execute();
        // One hour later every transaction must be settled.
        const later = { ...floor.ctx, now: () => Date.now() + HOUR_MS };
        const found = await reconcile(later, { merchant: 'parlour', vendor: VENDOR });
        const byTx = (a: { txId: string }, b: { txId: string }) => a.txId.localeCompare(b.txId);
        deepStrictEqual(
          { ...found, differences: found.differences.sort(byTx) },
          { compared: feed.length, differences: expected.sort(byTx), tombstones },
        );
      } finally {
        await vendor.close();
      }
    },
  };
};
const NO_TX = { kind: 'bet', amount: 10, round_id: 'r0' };
