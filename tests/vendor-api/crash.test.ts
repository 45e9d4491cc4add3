import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { createStand, newId } from '../../studio/conformance/harness.ts';
import { createVendorClient } from '../../studio/vendor-client.ts';
import { expectCleanLedger } from '../server/ledger/support/books.ts';
import { openFloor } from './support/floor.ts';
import { FULL_RUN } from '../support/full-run.ts';

const SCRIPT = fileURLToPath(new URL('support/crashing-server.ts', import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const startServer = async (databaseUrl: string, crashAfter?: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, databaseUrl], {
    env: { ...process.env, ...(crashAfter ? { CRASH_AFTER: crashAfter } : {}) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  return { child, url: `http://127.0.0.1:${port}`, ended };
};

it.runIf(FULL_RUN)(
  'case 31: crash between commit and answer → the retry gets case 2',
  async () => {
    const floor = await openFloor();
    const play = await floor.stand.openSession({ stakes: 10 });
    const lost = newId();
    const dying = await startServer(floor.databaseUrl, lost);
    const { options } = floor.stand;

    const body = play.betBody({ tx_id: lost });
    const unanswered = await createVendorClient({ ...options, baseUrl: dying.url }).bet(body);
    expect(unanswered).toMatchObject({ kind: 'unanswered', reason: 'network' });
    expect(await dying.ended).toEqual([null, 'SIGKILL']);
    expect(await play.gained()).toBe(-1);

    const restarted = await startServer(floor.databaseUrl);
    const again = await createVendorClient({ ...options, baseUrl: restarted.url }).bet(body);
    expect(again).toMatchObject({
      kind: 'answered',
      answer: { code: 'ALREADY_PROCESSED', tx_id: lost, balance: 9 * play.stake, replayed: true },
    });
    expect(await play.gained()).toBe(-1);

    // Alternatively, by the vendor's rules, a rollback returns the stake.
    const stand = createStand({ ...options, url: restarted.url });
    const rollback = await stand.client.rollback(play.rollbackBody(lost));
    expect(rollback).toMatchObject({ answer: { code: 'OK', balance: 10 * play.stake } });
    await expectCleanLedger(floor.database);
    restarted.child.kill('SIGKILL');
    await restarted.ended;
    await floor.close();
  },
  120_000,
);
