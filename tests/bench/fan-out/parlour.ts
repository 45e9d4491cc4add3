/** Parlour: the live side as the product starts it, on a database; the job that grows the pool runs in the same process. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KyselyPlugin } from 'kysely';
import { createPool } from '../../../server/domains/jackpots/create-pool.ts';
import { addPoolGame, growPool } from '../../support/pools.ts';
import { jackpotSeqs } from '../../../server/domains/jackpots/feeds/jackpot.ts';
import { startLive } from '../../../server/app/compose.ts';
import { addMerchant, BRAND, openBenchHouse } from '../postings/house.ts';
import { serveOrders } from './serve-orders.ts';

const POOL = { merchant: BRAND, id: 'grand' };
/** Minor units that the house account adds each time. */
const DRIP = 7;

const ctx = openBenchHouse(process.argv[2]!, 20);
const { database } = ctx;
await addMerchant(ctx);
await database.transact((tx) =>
  createPool(tx, {
    ...POOL,
    name: 'Grand',
    currency: 'USD',
    exponent: 2,
    seedMin: 1_000_000,
    seedMax: 1_000_000,
    contributionMicro: 0,
    oneIn: 1_000_000,
    referenceStake: 100,
  }),
);
await addPoolGame(database, BRAND, 'grand');
let version = (await jackpotSeqs(database.db, BRAND, ['pool:grand'])).get('pool:grand')!;

let handed: (seq: number) => void = () => {};
/** Observes the relay reading a value from the outbox; the end of that transaction and the fan-out follow. */
const sight: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult({ result }) {
    for (const { room, seq } of result.rows) if (room === `public:${BRAND}`) handed(seq as number);
    return Promise.resolve(result);
  },
};

const server = createServer();
await startLive({ ...ctx, database: { ...database, db: database.db.withPlugin(sight) } }, server, {
  connectionsPerAddress: 100_000,
  // With its own 250 ms, values that come every 250 ms would queue behind the slowest one.
  tickingEveryMs: 200,
});

serveOrders((onHanded, onCommitted) => {
  handed = onHanded;
  void growPool(ctx, POOL, DRIP).then(() => onCommitted((version += 1)));
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
