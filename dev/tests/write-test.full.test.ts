import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ignoreElements, tap, type Observable } from 'rxjs';
import { format, type FormatConfig } from 'oxfmt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trace } from '../recording/format.ts';
import { replayAll } from '../replay/player.ts';
import { openRun } from '../replay/run.ts';
import { spied } from '../marbles/spy.ts';
import { MAKES_STREAMS } from '../marbles/spied-streams.ts';
import { STREAMS as FUNCTIONS, type StreamFunction } from '../marbles/streams.ts';
import { writeTest } from '../marbles/write-test.ts';
import { setTracer } from '../traced/tracer.ts';
import { MEMBER_KEY } from '../../tests/models/support/samples.ts';
import { inTurn } from '../../tests/support/in-turn.ts';
import { marbles, type Marbles } from '../../tests/support/marbles.ts';
import { recordedPage } from './support.ts';
import { recordBusySession } from './support/busy-session.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const STYLE = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
const usd = { currency: 'USD', exponent: 2 };

const BALANCE = 'entities/wallet/model $balance';
const LANES = [
  BALANCE,
  'entities/wallet/model $play',
  'entities/jackpots/model ticker',
  'entities/winners/model log',
  'features/salary/model $salary',
  'shared/realtime/runtime connectionChanged',
];
const SHOWN_MS = 4_000;
/** An early and a later moment at which this lane emits. */
const momentsOf = (traces: readonly Trace[], lane: string): number[] => {
  const times = traces.flatMap((trace) =>
    trace.lane === 'stream' && trace.stream === lane && trace.what === 'next' ? [trace.t] : [],
  );
  return [0.3, 0.7].map((part) => Math.floor(times[Math.floor(times.length * part)]!) - 1_000);
};

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
  let traces: readonly Trace[] = [];
  let folder = '';
  beforeAll(async () => {
    const recording = await recordBusySession({ seed: 6, minutes: 1, perSecond: 3 });
    ({ traces } = await replayAll(recording, openRun));
    mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(path.join(ROOT, '.cache/written-'));
    mkdirSync(path.join(folder, 'tests/streams'), { recursive: true });
    symlinkSync(path.join(ROOT, 'streams'), path.join(folder, 'streams'));
    symlinkSync(path.join(ROOT, 'tests/support'), path.join(folder, 'tests/support'));
    writeFileSync(path.join(folder, 'vitest.config.ts'), 'export default { test: { isolate: false } };\n');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    [5, 7_480],
    [5, 24_014],
    [8, 44_021],
  ])('an instant of the connection moves with its column (seed %i, from %i ms)', async (seed, fromMs) => {
    const recording = await recordBusySession({ seed, minutes: 1, perSecond: 3 });
    const { traces: received } = await replayAll(recording, openRun);
    const written = writeTest({ traces: received, stream: LANES.at(-1)!, fromMs, toMs: fromMs + SHOWN_MS });
    expect(written.text).toContain('sinceMs');
  });

  it('tests of several lanes and intervals pass as the formatter leaves them, and fail when one value is changed', async () => {
    const written: string[] = [];
    for (const [index, stream] of LANES.entries())
      for (const fromMs of momentsOf(traces, stream)) {
        const { file, text: unformatted } = writeTest({ traces, stream, fromMs, toMs: fromMs + SHOWN_MS });
        const text = (await format(file, unformatted, STYLE)).code;
        expect(file).toMatch(/^tests\/streams\/[a-z-]+\.recorded\.test\.ts$/);
        // The columns of the diagrams stand below one another.
        expect(text).toMatch(/\n( +)'[^\n]+,\n +\/\/ during\n\1'[^\n]+,\n +\/\/ shown\n\1'/);
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
    const { text } = writeTest({ traces: watched, stream: BALANCE, fromMs: 0, toMs: 3_000 });
    expect(text).toContain('const balance$ = balance(given$, ');
    expect(text).toContain('A: { amount: 10000');
  });

  it('says why there is no test', () => {
    const [fromMs] = momentsOf(traces, BALANCE) as [number];
    const write =
      (stream: string, from = traces) =>
      () =>
        writeTest({ traces: from, stream, fromMs, toMs: fromMs + SHOWN_MS });
    expect(write('entities/chat/model lines')).toThrow('entities/chat/model lines emitted nothing in this interval.');
    const orphans = traces.filter(({ lane }) => lane !== 'port');
    expect(write(BALANCE, orphans)).toThrow('No function of streams/ makes what entities/wallet/model $balance emits');
    const late = traces.filter(({ lane }) => lane !== 'call');
    expect(write(BALANCE, late)).toThrow('The stream began before the traces');
    const altered = traces.map((trace) =>
      trace.lane === 'port' && trace.port === 'out' && trace.what === 'next'
        ? { ...trace, value: { amount: 1 } }
        : trace,
    );
    expect(write(BALANCE, altered)).toThrow(/^No test of balance .* the recording has \{ amount: 1 \}, and the code /);
    const elsewhere = traces.map((trace) => (trace.lane === 'call' ? { ...trace, name: 'gone' } : trace));
    expect(write(BALANCE, elsewhere)).toThrow('This page has no gone of streams/feeds/balance.ts');
  });
});

/** Traces of a function of `streams/` that nobody but this test calls, as a stream of its name. */
function tracesOfCall(module: string, name: string, build: (m: Marbles, fn: StreamFunction) => Observable<unknown>) {
  const traces: Trace[] = [];
  let cause: number | null = null;
  marbles((m) => {
    const tell = (trace: object): number => {
      traces.push({ id: traces.length, cause, t: m.scheduler.now(), ...trace } as Trace);
      return traces.length - 1;
    };
    const within = (id: number, go: () => void) => {
      const before = cause;
      cause = id;
      go();
      cause = before;
    };
    const fn = spied({ tell, within }, module, name, FUNCTIONS[module]![name]!);
    const stream$ = build(m, fn).pipe(tap((value) => tell({ lane: 'stream', stream: name, what: 'next', value })));
    m.expectObservable(stream$.pipe(ignoreElements()), '^ 5s !').toBe('-');
  });
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
    expect(text).toMatch(/\/\/ shown\n' *---A/);
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
    // These make no stream of their own: they are inside others, or serve them. The prices of the book are Maps, of which a
    // recording keeps nothing; their module is the only one of the book that makes a stream for the site.
    const others = [
      ...['book/bet-slip', 'book/odds-format', 'book/odds-move', 'book/slip-lines'],
      ...['sync/envelopes', 'sync/subscriptions'],
      ...['transport/request', 'transport/restart-on-error', 'transport/transport'],
    ];
    const made = [...new Set(imported)].filter((module) => !others.some((other) => module === `streams/${other}.ts`));
    expect(made.filter((module) => !MAKES_STREAMS.test(module) || !FUNCTIONS[module])).toEqual([]);
  });
});
