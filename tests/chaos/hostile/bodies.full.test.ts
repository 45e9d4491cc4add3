import { mkdtemp, rm } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../../contract/index.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { support } from '../../../contract/support.ts';
import { session } from '../../../contract/session.ts';
import { VENDOR_PATH, vendorCalls } from '../../../contract/vendor.ts';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { largestBody, largestJson } from '../../../server/http/largest-body.ts';
import { createTestDatabase } from '../../support/database.ts';
import { addMember, openSession } from '../../support/test-server.ts';
import { startServer, type ServerProcess } from '../../support/server-process.ts';
import { profile, say } from '../support/profile.ts';

/** How often everything is sent, which sets the duration of the attack. */
const ROUNDS = profile.of({ long: 12, short: 1 });
/** The maximum response time for other users (99th percentile), milliseconds. */
const OTHERS_P99_MS = profile.within(250);
const HUGE_BYTES = 18_000_000;
const ATTACKERS = 12;

let dataDir: string;
let server: ServerProcess;
let database: Database;
let own: Awaited<ReturnType<typeof createTestDatabase>>;
let attacker: string;
let player: string;

beforeAll(async () => {
  own = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'parlour-bodies-'));
  // The rate limits are lifted: only the body limits are under test.
  server = await startServer({ env: { DATABASE_URL: own.url, DATA_DIR: dataDir, OPERATOR_KEY: 'k'.repeat(40) } });
  database = openDatabase(own.url, { size: 2 });
  attacker = (await openSession(database, await addMember(database, 'attacker', { type: 1 }))).token;
  player = (await openSession(database, await addMember(database, 'theplayer'))).token;
});
afterAll(async () => {
  await server.stop();
  await database.close();
  await own.drop();
  await rm(dataDir, { recursive: true });
});

interface Sending {
  what: string;
  method: string;
  path: string;
  type: string;
  body: Buffer;
}

/** As many unknown keys as fit. */
const keysOf = (bytes: number): Buffer => {
  const keys: string[] = [];
  for (let length = 2; length + 14 <= bytes; length += 14) keys.push(`"k${String(keys.length).padStart(8, '0')}":1`);
  return Buffer.from(`{${keys.join(',')}}`);
};

const TYPES: Partial<Record<EndpointSpec['encoding'], string>> = {
  form: 'application/x-www-form-urlencoded',
  upload: 'multipart/form-data; boundary=x',
};

const all = Object.entries(endpoints).flatMap(([domain, group]) =>
  Object.entries(group as Record<string, EndpointSpec>).map(([name, each]) => [`${domain}.${name}`, each] as const),
);

/** A file of the largest size. */
const fileOf = (bodyBytes: number): Buffer => {
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const end = '\r\n--x--\r\n';
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bodyBytes - head.length - end.length, 'x'), Buffer.from(end)]);
};

/** The largest accepted body of each call, the same for vendor calls, and a file of the largest size that is not a picture. */
const largest = (): Sending[] => [
  ...all
    .filter(([, { encoding }]) => encoding !== 'query')
    .map(([what, endpoint]) => ({
      what,
      method: endpoint.method,
      path: endpoint.path,
      type: TYPES[endpoint.encoding] ?? 'application/json',
      body: endpoint.encoding === 'upload' ? fileOf(endpoint.bodyBytes!) : keysOf(largestBody(endpoint)),
    })),
  ...Object.entries(vendorCalls).map(([name, { request }]) => ({
    what: `vendor.${name}`,
    method: 'POST',
    path: `${VENDOR_PATH}/${name}`,
    type: 'application/json',
    body: keysOf(largestJson(request)),
  })),
];

/** Returns the status of the response; 0 where the connection was cut. */
const send = ({ method, path: to, type, body }: Sending): Promise<number> =>
  new Promise((resolve) => {
    const headers = { authorization: `Bearer ${attacker}`, 'content-type': type, 'content-length': body.length };
    const sent = ask(`${server.url}${to}`, { method, headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode!));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });

/** A player during the attack: records the duration of each call, and wrong answers. */
const play = () => {
  const tookMs: number[] = [];
  const faults: string[] = [];
  let isOver = false;
  const headers = { authorization: `Bearer ${player}` };
  const turn = async (to: string) => {
    while (!isOver) {
      const startedMs = performance.now();
      const { status } = await fetch(`${server.url}${to}`, { headers }).catch((error: unknown) => ({
        status: String(error),
      }));
      tookMs.push(performance.now() - startedMs);
      if (status !== 200) faults.push(`${to}: ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const playing = Promise.all([session.info.path, '/wps/system/status', '/version'].map(turn));
  return {
    async end() {
      isOver = true;
      await playing;
      tookMs.sort((one, other) => one - other);
      const at = (share: number) => Math.round(tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * share))]!);
      return { calls: tookMs.length, p50: at(0.5), p99: at(0.99), max: at(1), faults };
    },
  };
};

it('refuses the largest bodies of all calls at once with a named reason, while others play on', async () => {
  const sendings = largest();
  const others = play();
  const statuses = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const status of await Promise.all(sendings.map(send))) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const published = await others.end();
  say(
    `${sendings.length} bodies, ${ROUNDS} times: ${JSON.stringify([...statuses])}; the others: ${JSON.stringify(published)}`,
  );
  expect(published.faults).toEqual([]);
  expect([...statuses.keys()].filter((status) => status >= 500 || status === 0)).toEqual([]);
  expect(published.p99).toBeLessThan(OTHERS_P99_MS);
});

it('[SHELL-07] refuses twelve bodies of 18 MB with a million keys each before it reads them', async () => {
  // The content is never read, so one repeated key is enough.
  const body = Buffer.alloc(HUGE_BYTES, '"k00000000":1,');
  const { method, path: to } = support.feedback;
  const huge = { what: 'support.feedback', method, path: to, type: 'application/json', body };
  const others = play();
  const statuses = await Promise.all(Array.from({ length: ATTACKERS }, () => send(huge)));
  const published = await others.end();
  say(
    `${ATTACKERS} bodies of ${body.length} bytes: ${JSON.stringify(statuses)}; the others: ${JSON.stringify(published)}`,
  );
  expect(published.faults).toEqual([]);
  expect(statuses.filter((status) => status !== 413 && status !== 0)).toEqual([]);
  expect(published.p99).toBeLessThan(OTHERS_P99_MS);
});
