import { of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { faulty } from '../faults/faulty.ts';
import type { ScriptLine, Step } from '../faults/script.ts';
import { seededRandom } from '../recording/seeded-random.ts';
import { connection, type ConnectionState } from '../../streams/sync/connection.ts';
import { envelopes } from '../../streams/sync/envelopes.ts';
import { Holder } from '../../tests/support/holder.ts';
import { marbles } from '../../tests/support/marbles.ts';
import { ServerModel, WATCHED } from '../../tests/support/server-model.ts';
import fc from '../../tests/support/fast-check.ts';

/** Each topic has a new version once in this time, until the last one. */
const EVERY_MS = 700;
const LAST_MS = 21_000;
/** Longer than the longest retry wait, a heartbeat, its grace period and an answer together. */
const END_MS = LAST_MS + 120_000;

interface Session {
  /** Versions that went back, came twice or left a gap (W1–W3). */
  broken: readonly string[];
  /** The newest version of each topic: what the client holds, and what the server has. */
  held: Record<string, number>;
  served: Record<string, number>;
  isBehind: boolean;
  /** States of the connection with their times (W8). */
  states: readonly { atMs: number; state: ConnectionState }[];
  epochs: number;
}

/** A client of four feeds behind a transport with these faults; they are cleared when the last version is out. */
function sessionWith(lines: readonly ScriptLine[], seed = 1): Session {
  const broken: string[] = [];
  const states: { atMs: number; state: ConnectionState }[] = [];
  const held: Record<string, number> = {};
  const served: Record<string, number> = {};
  let isBehind = true;
  let epochs = 1;
  marbles((m) => {
    const random = seededRandom(seed);
    const server = new ServerModel(m.scheduler);
    const steps$ = new Subject<Step>();
    const transport = faulty(server, steps$, { scheduler: m.scheduler, random });
    const holder = new Holder();
    const syncEvents$ = new Subject<Parameters<Holder['obey']>[0]>();
    const shown = connection({ status$: transport.status$, syncEvents$, online$: of(true) }, m).subscribe(
      ({ state }) => {
        if (states.at(-1)?.state !== state) states.push({ atMs: m.scheduler.now(), state });
      },
    );
    const synced = envelopes(transport, server.inputs, { scheduler: m.scheduler, random }).subscribe((item) => {
      if (item.kind === 'behind') isBehind = true;
      if (item.kind === 'caughtUp') isBehind = false;
      if (item.kind === 'resetAll') epochs += 1;
      holder.obey(item);
      syncEvents$.next(item);
    });

    for (let atMs = EVERY_MS; atMs <= LAST_MS; atMs += EVERY_MS)
      for (const watch of WATCHED.keys())
        m.scheduler.schedule(() => server.suffer({ kind: 'commit', watch, afterMs: 0, delayMs: 1 }), atMs);
    for (const { atMs, step } of lines) m.scheduler.schedule(() => steps$.next(step), atMs);
    m.scheduler.schedule(() => steps$.next({ what: 'clear' }), LAST_MS + 1);
    m.scheduler.schedule(() => {
      for (const [id, figure] of holder.figures) held[id] = Number(figure.split(' ')[1]);
      for (const [id, log] of holder.logs) held[id] = log.at(-1)!;
      for (const [id, figure] of Object.entries(server.figures())) served[id] = Number(figure.split(' ')[1]);
      Object.assign(served, Object.fromEntries(server.logEnds()));
      broken.push(...holder.faults);
      for (const each of [shown, synced]) each.unsubscribe();
      transport.close();
      server.stop();
    }, END_MS);
    m.flush();
    expect(Object.keys(served), 'the server has four topics').toHaveLength(WATCHED.length);
  });
  return { broken, held, served, isBehind, states, epochs };
}

/** The invariants hold, and the client ends as without faults. */
function expectHealed(session: Session): void {
  expect(session.broken).toEqual([]);
  expect(session.held).toEqual(sessionWith([]).held);
  expect(session.held).toEqual(session.served);
  expect(session.isBehind).toBe(false);
  expect(session.states.at(-1)?.state).toBe('live');
}
const at = (atMs: number, step: Step): ScriptLine => ({ atMs, step });
const statesOf = ({ states }: Session) => states.map(({ state }) => state);

describe('faulty: what each fault does to a session, and that it heals', () => {
  it('without faults the page is live from the join on', () => {
    const session = sessionWith([]);
    expectHealed(session);
    expect(statesOf(session)).toEqual(['catching up', 'live']);
  });

  it('delay: [W2] everything comes later and in order; the page stays live', () => {
    const session = sessionWith([at(3_000, { what: 'delay', ms: 900 })]);
    expectHealed(session);
    expect(statesOf(session)).toEqual(['catching up', 'live']);
  });

  it('drop: [W3, W11] lost envelopes are requested, and the page is catching up meanwhile', () => {
    const session = sessionWith([at(2_000, { what: 'drop', share: 0.5 })]);
    expectHealed(session);
    expect(statesOf(session).slice(0, 3)).toEqual(['catching up', 'live', 'catching up']);
  });

  it('drop: [W8] a server of which nothing arrives is stale, and not live', () => {
    const session = sessionWith([at(2_000, { what: 'drop', share: 1 })]);
    expectHealed(session);
    expect(statesOf(session)).toContain('stale');
  });

  it('duplicate: [W2] repeated envelopes change nothing', () => {
    const session = sessionWith([at(1_000, { what: 'duplicate', share: 1 })]);
    expectHealed(session);
    expect(statesOf(session)).toEqual(['catching up', 'live']);
  });

  it('reorder: [W2, W3] older values are dropped, and logs are put in order', () => {
    expectHealed(sessionWith([at(1_000, { what: 'reorder', share: 0.5 })]));
  });

  it('cut: [W4, W8] the page is offline until it has joined again', () => {
    const session = sessionWith([at(5_100, { what: 'cut', ms: 3_000 })]);
    expectHealed(session);
    expect(session.states.slice(2, 5)).toEqual([
      { atMs: 5_100, state: 'offline' },
      { atMs: 8_100, state: 'catching up' },
      // A request and its answer take 20 ms.
      { atMs: 8_120, state: 'live' },
    ]);
  });

  it('stand still: [W8, W11] connected without messages is stale, and live when they come', () => {
    const session = sessionWith([at(5_100, { what: 'stand still', ms: 15_000 })]);
    expectHealed(session);
    expect(statesOf(session).slice(0, 3)).toEqual(['catching up', 'live', 'stale']);
    expect(session.states.find(({ atMs, state }) => atMs >= 20_100 && state === 'live')).toBeDefined();
  });

  it('restart: [W1] the server comes back with another epoch, and everything is loaded again', () => {
    const session = sessionWith([at(5_100, { what: 'restart' })]);
    expectHealed(session);
    expect(session.epochs).toBe(2);
    expect(statesOf(session)).toEqual(['catching up', 'live', 'offline', 'catching up', 'live']);
  });

  it('any faults, at any times: the invariants hold, and the client ends as without them', () => {
    const share = fc.constantFrom(0.2, 0.6, 1);
    const ms = fc.integer({ min: 1, max: 6_000 });
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ what: fc.constantFrom('drop' as const, 'duplicate' as const, 'reorder' as const), share }),
      fc.record({ what: fc.constantFrom('delay' as const, 'cut' as const, 'stand still' as const), ms }),
      fc.constantFrom<Step>({ what: 'restart' }, { what: 'clear' }),
    );
    const line = fc.record({ atMs: fc.integer({ min: 0, max: LAST_MS }), step });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.integer(), (lines, seed) =>
        expectHealed(sessionWith(lines, seed)),
      ),
      { numRuns: 60 },
    );
  }, 60_000);
});
