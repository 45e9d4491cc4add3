import { mkdirSync, rmSync } from 'node:fs';
import { auth, type LoginResult } from '../../../contract/auth.ts';
import { operator } from '../../../contract/operator.ts';
import { runningDatabaseUrl } from '../../../server/db/embedded/running.ts';
import { PLAYER } from '../../../server/demo/merchant.ts';
import { createStand, type Harness } from '../../../studio/conformance/harness.ts';
import { STUDIO } from '../../../server/demo/merchant.ts';
import { callServer } from '../../support/calls.ts';
import { startServer, type ServerProcess } from '../../support/server-process.ts';
import { temporaryData } from '../../support/site-process.ts';

const OPERATOR_KEY = 'the-operator-key-of-the-bench-000000';

export interface BenchSite extends ServerProcess {
  databaseUrl: string;
  operatorKey: string;
  /** Logs the demo's player in; returns the token that a page keeps in its session storage. */
  logIn(): Promise<LoginResult>;
  /** The Studio's access to the vendor API, to bet as the demo's player. */
  stand(): Promise<Harness>;
  /** Stops it and deletes its data. */
  close(): Promise<void>;
}

/** The product with its demo, without the demo's traffic, on its own embedded database. */
export const startBenchSite = async (env: Record<string, string> = {}): Promise<BenchSite> => {
  const { dataDir, remove } = temporaryData();
  mkdirSync(dataDir, { recursive: true });
  const server = await startServer({ env: { DATA_DIR: dataDir, OPERATOR_KEY, ...env } });
  const databaseUrl = await runningDatabaseUrl(dataDir);
  if (!databaseUrl) throw new Error('the bench site has no database');
  return {
    ...server,
    databaseUrl,
    operatorKey: OPERATOR_KEY,
    async logIn() {
      const form = { username: PLAYER.username, password: PLAYER.password, type: 'username' };
      const { body } = await callServer(server.url, auth.login, form);
      if (!body.success) throw new Error(`log-in refused: ${body.message}`);
      return body.value;
    },
    async stand() {
      const request = { merchant: 'parlour', vendor: STUDIO.vendor, reason: 'bench' };
      const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
      const { body } = await callServer(server.url, operator.newVendorKey, request, { headers });
      return createStand({
        ...body.value,
        url: server.url,
        vendor: STUDIO.vendor,
        player: PLAYER.username,
        game: STUDIO.game,
      });
    },
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
      remove();
    },
  };
};
