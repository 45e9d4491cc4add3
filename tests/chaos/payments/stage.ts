import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { everyMerchant, openDatabase, type Database } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { SANDBOX_BANK } from '../../../server/demo/bank/provider.ts';
import { openPayer, type Payer } from '../../server/withdrawals/support/payer.ts';
import { startServer, type ServerProcess } from '../../support/server-process.ts';
import { TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import type { Start } from './find-faults.ts';

/** The withdrawal method of the run: without bounds, so that only kills and the members' money end requests. */
export const METHOD = 'chaos';
const MONEY = 500_000;
/** Characters of the server's output that a failure shows. */
const WORDS = 4_000;

/** A server process that can be killed, with its bank, and members who have money and a payout account. */
export interface Stage {
  url: string;
  database: Database;
  payers: Payer[];
  start: Start;
  /** Kills the process with kill -9 and waits for its end. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  restart(): Promise<void>;
  /** The last lines that the process wrote. */
  lastMessages(): string;
  close(): Promise<void>;
}

export const openStage = async (databaseUrl: string, members: number): Promise<Stage> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-chaos-'));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, OPERATOR_KEY: TEST_OPERATOR_KEY };
  let server: ServerProcess = await startServer({ env });
  const { url, port } = server;
  const database = openDatabase(databaseUrl, { size: 4 });
  await addMethod(database);
  const payers: Payer[] = [];
  for (let n = 0; n < members; n += 1)
    payers.push(await openPayer({ url, database }, { money: MONEY, seasoned: false }));
  await everyMerchant(database.db)
    .updateTable('payout_accounts')
    .set({ held_until: sql<Date>`now() - interval '1 minute'` })
    .execute();
  return {
    url,
    database,
    payers,
    start: new Map(payers.map(({ member }) => [member.id, MONEY])),
    async kill() {
      server.signal('SIGKILL');
      await server.ended;
    },
    async restart() {
      server = await startServer({ env, port });
      // A run may last longer than a login may be idle, and each member acts seldom.
      await sql`update sessions set last_active_at = clock_timestamp()`.execute(database.db);
    },
    lastMessages: () => server.output().slice(-WORDS),
    async close() {
      await database.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const addMethod = async ({ db }: Database): Promise<void> => {
  await inMerchant(db, 'parlour')
    .insertInto('withdrawal_methods', {
      code: METHOD,
      kind: 'bank',
      provider: SANDBOX_BANK,
      name: 'Chaos',
      minimum: 100,
      maximum: 100_000,
      fee_fixed: 30,
      sandbox: true,
    })
    .execute();
};
