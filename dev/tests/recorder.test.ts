import { allSettled } from 'effector';
import { NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { MissingAnswer } from '../../contract/wire.ts';
import { encode } from '../recording/encode.ts';
import type { Trace } from '../recording/format.ts';
import { readText, writeText } from '../recording/file.ts';
import { knownOf } from '../traced/effector.ts';
import { tapOf } from '../traced/tap.ts';
import { tracedTransport } from '../traced/transport.ts';
import { $balance, $balanceHidden, balanceHiddenToggled } from '../../src/entities/wallet/model.ts';
import { commandRequested } from '../../src/shared/realtime/commands.ts';
import { addFavouriteFx } from '../../src/entities/favourites/model.ts';
import { heartPressed } from '../../src/features/favourite/model.ts';
import { appStarted } from '../../src/shared/lib/app-started.ts';
import { logIn } from '../../tests/models/support/page.ts';
import { MEMBER_KEY } from '../../tests/models/support/samples.ts';
import { recordedPage, STARTED_AT_MS } from './support.ts';

const moneyOf = (amount: number) => ({ amount, currency: 'USD', exponent: 2 });
/** A transport on which nothing happens. */
const SILENT = {
  status$: NEVER,
  envelopes$: NEVER,
  heartbeats$: NEVER,
  byes$: NEVER,
  join: () => NEVER,
  snapshot: () => NEVER,
  missing: () => NEVER,
  command: () => NEVER,
  close: () => {},
};
const sidOf = (unit: object) => knownOf(unit)!.sid;

describe('a recording', () => {
  it('holds what came in and went out, each with its time', async () => {
    const page = recordedPage();
    await page.open();
    page.pass(1_500.25);
    page.live.tell('balance', MEMBER_KEY, moneyOf(9_900));
    const frames = page.all('frame');
    expect(frames.map(({ dir, what }) => `${dir} ${what}`)).toEqual([
      'in status',
      'in status',
      'out ticket',
      'in answered',
      'out join',
      'in answered',
      'in envelope',
    ]);
    expect(frames[5]!.request).toBe(frames[4]!.request);
    expect(frames[6]).toMatchObject({ t: 1_520.25, body: { feed: 'balance', value: moneyOf(9_900) } });
  });

  it('holds what a person did, and not what followed from it', async () => {
    const page = recordedPage();
    await page.open();
    await allSettled(balanceHiddenToggled, { scope: page.scope });
    expect(page.scope.getState($balanceHidden)).toBe(true);
    expect(page.all('input').at(-1)).toMatchObject({
      sid: sidOf(balanceHiddenToggled),
      name: 'entities/wallet/model hidden.toggled',
    });
    expect(page.all('input')).toHaveLength(3);
  });

  it('holds the results of effects: a random id is the same when it is played again', async () => {
    const page = recordedPage();
    await page.open();
    await allSettled(commandRequested, { scope: page.scope, params: { kind: 'noticeRead', noticeId: 7 } });
    const [call, done] = page.all('effect');
    expect(call).toMatchObject({ what: 'call', value: { kind: 'noticeRead', noticeId: 7 } });
    expect(done).toMatchObject({ what: 'done', run: call!.run, sid: call!.sid, sync: true });
    expect(page.live.commands[0]!.id).toBe((done!.value as { id: string }).id);
  });

  it('holds what a stream called as an effect, and not as something that a person did', async () => {
    const added: unknown[] = [];
    const page = recordedPage({ handlers: [[addFavouriteFx, async (params) => void added.push(params)]] });
    await allSettled(appStarted, { scope: page.scope });
    await logIn(page.scope);
    const game = { nodeId: '7', vassalage: 'STUDIO', gameType: 'RNG' } as never;
    await allSettled(heartPressed, { scope: page.scope, params: game });
    page.pass(5_000);
    await Promise.resolve();
    expect(added).toHaveLength(1);
    const ofAdd = ({ sid }: { sid: string }) => sid === sidOf(addFavouriteFx);
    expect(
      page
        .all('effect')
        .filter(ofAdd)
        .map(({ what }) => what),
    ).toEqual(['call', 'done']);
    expect(page.all('input').filter(ofAdd)).toEqual([]);
  });

  it('ends with the stores, without what a replay computes or cannot hold', async () => {
    const page = recordedPage();
    await page.open();
    page.live.tell('balance', MEMBER_KEY, moneyOf(9_900));
    const [end] = page.all('end');
    expect(end!.stores[sidOf($balance)]).toEqual(moneyOf(9_900));
    expect(Object.values(end!.stores)).toContainEqual({ $out: 'functions or instances' });
    expect(JSON.stringify(end)).not.toContain('Subscription');
  });

  it('never goes back in time, though the clock is set back', async () => {
    const page = recordedPage();
    await page.open();
    page.pass(60_000);
    page.live.tell('balance', MEMBER_KEY, moneyOf(1));
    page.pass(-3_600_000);
    page.live.tell('balance', MEMBER_KEY, moneyOf(2));
    const times = page.items().map(({ t }) => t);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });
});

describe('where a recording begins', () => {
  it('holds the state, the newest values and the streams of that moment', async () => {
    const page = recordedPage();
    await page.open();
    page.live.tell('balance', MEMBER_KEY, moneyOf(1));
    page.live.tell('balance', MEMBER_KEY, moneyOf(2));
    page.pass(5_000);
    page.recorder.start();
    page.live.tell('balance', MEMBER_KEY, moneyOf(3));
    const [base, ...rest] = page.items();
    expect(base).toMatchObject({
      item: 'base',
      t: 5_020,
      status: 'connected',
      joined: {
        at: STARTED_AT_MS + 5_020,
        envelopes: [{ value: moneyOf(2), seq: 2 }],
        seqs: { balance: { [MEMBER_KEY]: 2 } },
      },
      streams: expect.arrayContaining(['entities/wallet/model $balance']),
      stores: { [sidOf($balance)]: moneyOf(2) },
    });
    expect(rest.map(({ item }) => item)).toEqual(['frame', 'end']);
    expect(page.recorder.recording().header.trimmed).toBe(false);
  });

  it('may be while the connection is down: what was known is kept, and the next join is in it', async () => {
    const page = recordedPage();
    await page.open();
    page.live.tell('balance', MEMBER_KEY, moneyOf(1));
    page.live.cut();
    page.recorder.start();
    page.live.connect();
    page.pass(2_000);
    expect(page.items()[0]).toMatchObject({ status: 'disconnected', joined: { envelopes: [{ seq: 1 }] } });
    expect(page.all('frame').map(({ what }) => what)).toContain('join');
  });

  it('may be during a gap: the answer that fills it is in the recording, and the file can be read', async () => {
    const page = recordedPage();
    await page.open();
    const answer$ = new Subject<MissingAnswer>();
    const transport = tracedTransport({ ...SILENT, missing: () => answer$ }, () => tapOf(page.recorder.environment));
    const answers: unknown[] = [];
    transport
      .missing({ feed: 'winners', key: 'merchant:parlour', after: 1 })
      .subscribe((answer) => answers.push(answer));
    page.recorder.start();
    answer$.next({ envelopes: [] });
    expect(answers).toEqual([{ envelopes: [] }]);
    const { items } = readText(writeText(page.recorder.recording()));
    expect(items.map(({ item }) => item)).toEqual(['base', 'frame', 'end']);
    expect(items[1]).toMatchObject({ dir: 'in', what: 'answered', body: { envelopes: [] } });
  });

  it('moves on when the buffer is full, and says so', async () => {
    const page = recordedPage({ bounds: { ms: 600_000, items: 100, bytes: 1e9 } });
    await page.open();
    for (let amount = 1; amount <= 1_000; amount += 1) {
      page.pass(10);
      page.live.tell('balance', MEMBER_KEY, moneyOf(amount));
    }
    const { header, items } = page.recorder.recording();
    expect(header.trimmed).toBe(true);
    expect(items.length).toBeLessThanOrEqual(102);
    expect(items.length).toBeGreaterThan(80);
    const before = 1_000 - (items.length - 2);
    expect(items[0]).toMatchObject({
      stores: { [sidOf($balance)]: moneyOf(before) },
      joined: { envelopes: [{ value: moneyOf(before) }] },
    });
    expect(page.recorder.buffer()).toMatchObject({ items: items.length - 2, toMs: 10_020 });
  });

  it('reaches back ten minutes at most', async () => {
    const page = recordedPage();
    await page.open();
    for (let minute = 1; minute <= 30; minute += 1) {
      page.pass(60_000);
      page.live.tell('balance', MEMBER_KEY, moneyOf(minute));
    }
    const { fromMs, toMs } = page.recorder.buffer();
    expect(toMs - fromMs).toBeGreaterThan(8 * 60_000);
    expect(toMs - fromMs).toBeLessThanOrEqual(10 * 60_000);
  });

  it('does not grow with the size of messages', async () => {
    const page = recordedPage({ bounds: { ms: 600_000, items: 1e9, bytes: 100_000 } });
    await page.open();
    for (let amount = 1; amount <= 3_000; amount += 1) page.live.tell('balance', MEMBER_KEY, moneyOf(amount));
    expect(page.recorder.buffer().bytes).toBeLessThanOrEqual(100_000);
    expect(page.recorder.recording().header.trimmed).toBe(true);
  });
});

describe('traces', () => {
  it('lead from an envelope to what the stream emitted and to the stores that changed', async () => {
    const page = recordedPage();
    await page.open();
    const traces = page.watched();
    // The part that sees changes of stores is loaded first.
    await import('effector/inspect');
    await Promise.resolve();
    page.live.tell('balance', MEMBER_KEY, moneyOf(9_900));
    page.pass(20);
    const find = (test: (trace: Trace) => boolean) => traces.find(test)!;
    const frame = find((trace) => 'item' in trace && trace.item.item === 'frame' && trace.item.what === 'envelope');
    const emission = find((trace) => trace.lane === 'stream' && trace.stream === 'entities/wallet/model $balance');
    const change = find((trace) => trace.lane === 'store' && trace.sid === sidOf($balance));
    expect(frame.cause).toBeNull();
    expect(emission).toMatchObject({ what: 'next', value: moneyOf(9_900), cause: expect.any(Number) });
    const byId = new Map(traces.map((trace) => [trace.id, trace]));
    const causes: number[] = [];
    for (let at: Trace | undefined = change; at; at = byId.get(at.cause ?? -1)) causes.push(at.id);
    expect(causes).toContain(emission.id);
    expect(causes.at(-1)).toBe(frame.id);
  });

  it('are told of stores, though the page comes after the one who watches', async () => {
    const traces: Trace[] = [];
    const page = recordedPage({ watch: (trace) => traces.push(trace) });
    await page.open();
    page.live.tell('balance', MEMBER_KEY, moneyOf(9_900));
    expect(traces.filter((trace) => trace.lane === 'store' && trace.sid === sidOf($balance))).not.toEqual([]);
  });

  it('tell when the screen showed them, though no timer ran meanwhile', async () => {
    let paint = () => {};
    const page = recordedPage({ painted: (received) => (paint = received) });
    await page.open();
    const traces = page.watched();
    page.live.tell('balance', MEMBER_KEY, moneyOf(9_900));
    const { t } = traces.at(-1)!;
    page.wait(12);
    paint();
    expect(traces.at(-1)).toMatchObject({ lane: 'paint', t: t + 12 });
  });

  it('stop with the last who watches', async () => {
    const page = recordedPage();
    const traces: Trace[] = [];
    page.recorder.watch((trace) => traces.push(trace))();
    await page.open();
    expect(traces).toEqual([]);
  });
});

it('encodes what JSON does not have', () => {
  const cycle: Record<string, unknown> = {};
  cycle['self'] = cycle;
  expect(
    encode({ at: new Date(0), set: new Set([1]), map: new Map([['a', undefined]]), run: () => {}, big: 1n, nan: NaN }),
  ).toEqual({
    at: { $date: 0 },
    set: { $set: [1] },
    map: { $map: [['a', { $undefined: true }]] },
    run: { $out: 'function run' },
    big: { $bigint: '1' },
    nan: { $number: 'NaN' },
  });
  expect(JSON.stringify(encode(cycle))).toContain('too deep');
});
