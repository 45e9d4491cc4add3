/**
 * A server that exits as by kill -9 right after the commit of the transaction named in CRASH_AFTER, before its answer: `node
 * --import tsx crashing-server.ts <database url>`. Prints its port.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { buildApp } from '../../../server/app/app.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { openDatabase, type Database } from '../../../server/db/database.ts';

const crashAfter = process.env['CRASH_AFTER'];
const real = openDatabase(process.argv[2]!, { size: 4 });
const database: Database = {
  ...real,
  async transact(work) {
    const result = await real.transact(work);
    if (crashAfter && (result as { tx_id?: string } | undefined)?.tx_id === crashAfter) {
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => undefined);
    }
    return result;
  },
};
const app = await buildApp(
  {
    config: loadConfig({ PORT: '0', DEMO: 'on', DEMO_TRAFFIC: 'off' }, []),
    database,
    log: pino({ level: 'silent' }),
    now: Date.now,
    nodeId: randomUUID(),
    version: 'test',
  },
  { operatorKey: 'an-operator-key-that-nobody-uses-here' },
);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log((app.server.address() as AddressInfo).port);
