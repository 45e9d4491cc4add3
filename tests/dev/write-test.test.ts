import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allSettled, fork } from 'effector';
import { ignoreElements, tap, type Observable } from 'rxjs';
import { format, type FormatConfig } from 'oxfmt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trace } from '../../dev/recording/format.ts';
import { spied } from '../../dev/tests/spy.ts';
import { STREAMS as FUNCTIONS, type StreamFunction } from '../../dev/tests/streams.ts';
import { writeTest } from '../../dev/tests/write-test.ts';
import { attachTap } from '../../dev/traced/effector.ts';
import { setTap, type Tap } from '../../dev/traced/tap.ts';
import { setTracer, tracer } from '../../dev/traced/tracer.ts';
import { poolsKnown } from '../../src/entities/jackpots/model.ts';
import { ownerChanged } from '../../src/entities/wallet/model.ts';
import { tableNear, tables } from '../../src/features/live-tables/model.ts';
import { $environment, type Environment } from '../../src/shared/realtime/environment.ts';
import { $makeLive, liveRequested } from '../../src/shared/realtime/runtime.ts';
import { liveServer } from '../models/support/live-server.ts';
import { MEMBER_KEY } from '../models/support/samples.ts';
import { inTurn } from '../support/in-turn.ts';
import { marbles, type Marbles } from '../support/marbles.ts';
import { roundStateOf } from '../support/samples.ts';
import { recordedPage } from './support.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const STYLE = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
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
  };
  return { traces, tap };
}

/** A player's minute at a table: the wallet and the jackpots move, and the connection breaks once. */
async function aMinute(): Promise<Trace[]> {
  const live = liveServer();
  const { clock } = live;
  const untilFrame = () => FRAME_MS - (clock.now() % FRAME_MS);
  const environment: Environment = {
    scheduler: clock,
    frames: {
      now: () => clock.now(),
      schedule: (work, _, state) => clock.schedule(work as never, untilFrame(), state),
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
/** In the middle, and after the lost connection. */
const INTERVALS = [
  { fromMs: 20_000, toMs: 24_000 },
  { fromMs: 38_000, toMs: 45_000 },
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
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

  it('takes what the recorder of the site tells', async () => {
    const page = recordedPage();
    setTracer(page.recorder.tracer);
    const watched = page.watched();
    await page.open();
    for (const amount of [10_000, 9_900, 9_800]) {
      page.live.tell('balance', MEMBER_KEY, { amount, ...usd });
      page.pass(700);
    }
    setTracer(null);
    const { text } = writeTest({ traces: watched, stream: STREAMS[0]!, fromMs: 0, toMs: 3_000 });
    expect(text).toContain('const balance$ = balance(given$, ');
    expect(text).toContain('A: { amount: 10000');
  });

  it('says why there is no test', () => {
    const interval = { fromMs: 20_000, toMs: 24_000 };
    const write =
      (stream: string, from = traces) =>
      () =>
        writeTest({ traces: from, stream, ...interval });
    expect(write('entities/chat/model lines')).toThrow('entities/chat/model lines emitted nothing in this interval.');
    const orphans = traces.filter(({ lane }) => lane !== 'port');
    expect(write(STREAMS[0]!, orphans)).toThrow(
      'No function of streams/ makes what entities/wallet/model $balance emits',
    );
    const late = traces.filter(({ lane }) => lane !== 'call');
    expect(write(STREAMS[0]!, late)).toThrow('The stream began before the traces');
    const altered = traces.map((trace) =>
      trace.lane === 'port' && trace.port === 'out' && trace.what === 'next'
        ? { ...trace, value: { amount: 1 } }
        : trace,
    );
    expect(write(STREAMS[0]!, altered)).toThrow(
      /^No test of balance .* the recording has \{ amount: 1 \}, and the code /,
    );
    const elsewhere = traces.map((trace) => (trace.lane === 'call' ? { ...trace, name: 'gone' } : trace));
    expect(write(STREAMS[0]!, elsewhere)).toThrow('This page has no gone of streams/feeds/balance.ts');
  });
});

/** A function of `streams/` called by nobody but this test, as a stream of that name. */
function tracesOfCall(module: string, name: string, build: (m: Marbles, fn: StreamFunction) => Observable<unknown>) {
  let traces: Trace[] = [];
  marbles((m) => {
    const all = traceAll(() => m.scheduler.now());
    traces = all.traces;
    const fn = spied(tracer, module, name, FUNCTIONS[module]![name]!);
    const stream$ = build(m, fn).pipe(tap((value) => all.tap.emitted(name, 'next', value, () => {})));
    m.expectObservable(stream$.pipe(ignoreElements()), '^ 5s !').toBe('-');
  });
  setTracer(null);
  return traces;
}

describe('writeTest: functions that ask', () => {
  it('answers of a function are diagrams of their own, in turn', () => {
    const traces = tracesOfCall('streams/time/captcha-refresh.ts', 'captchaRefresh', (m, fn) => {
      const fetch = inTurn(m.cold('--(a|)', { a: 'first' }), m.cold('---#', {}, new Error('gone')));
      return fn(m.hot('-x 1500ms x', { x: null }), { fetch, scheduler: m.scheduler }) as Observable<unknown>;
    });
    const { text } = writeTest({ traces, stream: 'captchaRefresh', fromMs: 0, toMs: 3_000 });
    expect(text).toContain("import { inTurn } from '../support/in-turn.ts';");
    expect(text).toContain("const shown = ' ---A");
    expect(text).toContain("inTurn(m.cold('--(b|)', fetchValues), m.cold('---#', fetchValues, new Error('gone')))");
  });
});

describe('the functions whose calls are traced', () => {
  it('are all that the site imports to make a stream', () => {
    const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
    const imported = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(path.join(ROOT, 'src', file), 'utf8').matchAll(/^import (?!type).*\/(streams\/.*\.ts)'/gm),
      ])
      .map(([, module]) => module!);
    // These make no stream of their own: they are inside others, or serve them.
    const others = ['sync/envelopes', 'sync/subscriptions', 'transport/restart-on-error', 'transport/transport'];
    const made = [...new Set(imported)].filter((module) => !others.some((other) => module === `streams/${other}.ts`));
    expect(made.sort()).toEqual(Object.keys(FUNCTIONS).sort());
  });
});
