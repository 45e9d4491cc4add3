import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allSettled, fork } from 'effector';
import { format } from 'oxfmt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trace } from '../../dev/recording/format.ts';
import { writeTest } from '../../dev/tests/write-test.ts';
import { attachTap } from '../../dev/traced/effector.ts';
import { setTap, type Tap } from '../../dev/traced/tap.ts';
import { setTracer } from '../../dev/traced/tracer.ts';
import { poolsKnown } from '../../src/entities/jackpots/model.ts';
import { ownerChanged } from '../../src/entities/wallet/model.ts';
import { tableNear, tables } from '../../src/features/live-tables/model.ts';
import { $environment, type Environment } from '../../src/shared/realtime/environment.ts';
import { $makeLive, liveRequested } from '../../src/shared/realtime/runtime.ts';
import { liveServer } from '../models/support/live-server.ts';
import { roundStateOf } from '../support/samples.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const STYLE = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8')) as object;
const FRAME_MS = 16;
const MEMBER = 'member:42';
const SESSION = 'session:6f1c0e5a-3b7d-4c52-9a64-1d2e3f405162';
const TABLE = 'round:20003';
const usd = { currency: 'USD', exponent: 2 };

/** What the traced site tells of one scope: emissions of named streams, and calls of functions of `streams/`. */
function traceAll(now: () => number): { traces: Trace[]; tap: Tap } {
  const traces: Trace[] = [];
  let cause: number | null = null;
  const tell = (trace: object): number => {
    const id = traces.length;
    traces.push({ id, cause, t: now(), ...trace } as Trace);
    return id;
  };
  const within = <T>(id: number, go: () => T): T => {
    const before = cause;
    cause = id;
    try {
      return go();
    } finally {
      cause = before;
    }
  };
  setTracer({ tell, within });
  const tap: Tap = {
    input: (_, __, go) => go(),
    effect: () => () => {},
    frame: (_, go) => go(),
    emitted: (stream, what, value, go) => within(tell({ lane: 'stream', stream, what, value }), go),
    stream: (stream, what, value) => void tell({ lane: 'stream', stream, what, value }),
    entered: () => {},
    follows: () => {},
    world: () => {},
    module: () => {},
  };
  return { traces, tap };
}

/** A player's minute at a table: the wallet and the jackpots move, and the connection breaks once. */
async function aMinute(): Promise<Trace[]> {
  const live = liveServer();
  const { clock } = live;
  const environment: Environment = {
    scheduler: clock,
    frames: {
      now: () => clock.now(),
      schedule: (work, _, state) => clock.schedule(work, FRAME_MS - (clock.now() % FRAME_MS), state),
    },
    random: () => 0.5,
  };
  const { traces, tap } = traceAll(() => clock.now());
  const scope = fork({
    values: [
      [$environment, environment],
      [$makeLive, live.make],
    ],
  });
  setTap(environment, tap);
  attachTap(scope, tap);

  const round = (number: number, rest: Parameters<typeof roundStateOf>[1] = {}) =>
    live.tell('round', TABLE, roundStateOf(number, rest));
  live.tell('balance', MEMBER, { amount: 10_000, ...usd });
  live.tell('play', SESSION, { net: 0, wagered: 0, startedAtMs: 0, ...usd });
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION.slice('session:'.length) } });
  await allSettled(poolsKnown, { scope, params: [{ id: 'grand', name: 'Grand' }] });
  await allSettled(tables.opened, { scope, params: undefined as never });
  await allSettled(tableNear, { scope, params: { nodeId: '20003', isNear: true } });
  await allSettled(liveRequested, { scope, params: { sessionId: SESSION.slice('session:'.length) } });
  // A connection takes its time.
  live.pass(180);
  live.connect();
  for (let second = 1; second <= 60; second += 1) {
    if (second === 31) live.cut();
    if (second === 35) live.connect();
    const isUp = second < 31 || second >= 35;
    if (isUp && second % 5 === 0) live.heartbeat();
    if (isUp && second % 10 === 1) round(Math.ceil(clock.now() / 10_000), { players: second });
    for (let part = 0; part < 4; part += 1) {
      if (isUp)
        live.tell('jackpot', 'pool:grand', { name: 'Grand', amount: second * 1_000 + part * 7, lastWon: null, ...usd });
      if (isUp && second % 3 === 0) {
        live.tell('balance', MEMBER, { amount: 10_000 - second * 10 - part, ...usd });
        live.tell('play', SESSION, { net: -second * 10 - part, wagered: second * 10 + part, startedAtMs: 0, ...usd });
      }
      live.pass(part === 0 ? 7 : 331);
    }
  }
  attachTap(scope, null);
  setTracer(null);
  return traces;
}

const STREAMS = [
  'entities/wallet/model $balance',
  'entities/wallet/model $play',
  'entities/jackpots/model ticker',
  'features/live-tables/model told',
  'shared/realtime/runtime connectionChanged',
];
/** The beginning, the middle, across the lost connection, and the end. */
const INTERVALS = [
  { fromMs: 0, toMs: 4_000 },
  { fromMs: 20_000, toMs: 24_000 },
  { fromMs: 38_000, toMs: 45_000 },
  { fromMs: 53_000, toMs: 58_000 },
];

/** Runs the test files of a folder as `tests/streams` runs its own. Returns which passed. */
function runTests(folder: string): Map<string, boolean> {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const ran = spawnSync(process.execPath, [vitest, 'run', '--root', folder, '--reporter', 'json'], {
    encoding: 'utf8',
  });
  const start = ran.stdout.indexOf('{');
  if (start < 0) throw new Error(ran.stdout + ran.stderr);
  const { testResults } = JSON.parse(ran.stdout.slice(start)) as { testResults: { name: string; status: string }[] };
  return new Map(testResults.map(({ name, status }) => [path.basename(name), status === 'passed']));
}

describe('writeTest', () => {
  let traces: Trace[] = [];
  let folder = '';
  beforeAll(async () => {
    traces = await aMinute();
    mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(path.join(ROOT, '.cache/written-'));
    mkdirSync(path.join(folder, 'tests/streams'), { recursive: true });
    symlinkSync(path.join(ROOT, 'streams'), path.join(folder, 'streams'));
    symlinkSync(path.join(ROOT, 'tests/support'), path.join(folder, 'tests/support'));
    writeFileSync(path.join(folder, 'vitest.config.ts'), 'export default { test: { isolate: false } };\n');
  });
  if (process.env.KEEP === undefined) afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('tests of several lanes and intervals pass, are formatted, and fail when one value is changed', async () => {
    const written: string[] = [];
    for (const [index, stream] of STREAMS.entries())
      for (const { fromMs, toMs } of INTERVALS) {
        const { file, text } = writeTest({ traces, stream, fromMs, toMs });
        expect(file).toMatch(/^tests\/streams\/[a-z-]+\.recorded\.test\.ts$/);
        expect((await format(file, text, STYLE)).code, `${stream} ${fromMs}`).toBe(text);
        const name = `${index}-${fromMs}`;
        written.push(name);
        writeFileSync(path.join(folder, `tests/streams/${name}.test.ts`), text);
        const [head, values] = text.split('const shownValues = ') as [string, string];
        const changed = values.replace(/\d+|'live'|true/, (value) => (value === "'live'" ? "'stale'" : '4711'));
        writeFileSync(
          path.join(folder, `tests/streams/${name}.changed.test.ts`),
          `${head}const shownValues = ${changed}`,
        );
      }
    const passed = runTests(folder);
    expect(written.filter((name) => !passed.get(`${name}.test.ts`))).toEqual([]);
    expect(written.filter((name) => passed.get(`${name}.changed.test.ts`))).toEqual([]);
  }, 120_000);
});
