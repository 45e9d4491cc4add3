import { map } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createFaults } from '../faults/faults.ts';
import { readScript, type Step } from '../faults/script.ts';
import type { Item } from '../recording/format.ts';
import { letters } from '../../tests/support/letters.ts';
import { fakeTransport } from '../../tests/support/fake-transport.ts';
import { marbles, type Marbles } from '../../tests/support/marbles.ts';
import { balanceOf, took } from '../../tests/support/samples.ts';

const envelopes = Object.fromEntries([1, 2, 3, 4, 5].map((seq) => [String(seq), balanceOf(seq)]));
const statusLetters = map((status: string) => ({ connecting: 'o', connected: 'c', disconnected: 'd' })[status]!);

/** Faults of a page at virtual times, and what they told the recorder. */
function page(m: Marbles) {
  const recorded: Extract<Item, { item: 'fault' }>[] = [];
  const received = ({ what, ...value }: Step) =>
    void recorded.push({ item: 'fault', t: m.scheduler.now(), what, value });
  return { ...createFaults({ scheduler: m.scheduler, random: m.random, received }), recorded };
}

describe('faults: by hand', () => {
  it('delay: each message takes longer, and the order stays', () =>
    marbles((m) => {
      const { faults, wrap } = page(m);
      const transport = wrap(fakeTransport(m, { status: 'c', envelopes: m.hot('-1-2-3--------4-', envelopes) }));
      faults.inject({ what: 'delay', ms: 5 });
      m.scheduler.schedule(() => faults.clear(), 10);
      const passed = '                                            ------1-2-3---4-';
      const sync$ = transport.envelopes$.pipe(map((envelope) => took(envelope)));
      m.expectObservable(letters(sync$), '^---------------!').toBe(passed);
    }));

  it('cut: disconnected for its time; what comes meanwhile is lost', () =>
    marbles((m) => {
      const { faults, wrap } = page(m);
      const transport = wrap(fakeTransport(m, { status: 'c', envelopes: m.hot('-1-2-3-4-5', envelopes) }));
      m.scheduler.schedule(() => faults.inject({ what: 'cut', ms: 4 }), 2);
      const sync$ = transport.envelopes$.pipe(map((envelope) => took(envelope)));
      m.expectObservable(letters(sync$), '^---------!').toBe('-1-----4-5');
      m.expectObservable(transport.status$.pipe(statusLetters), '--^-------!').toBe('--d---(oc)');
    }));

  it('cut: a request that is under way fails, and so does one without a connection', () =>
    marbles((m) => {
      const { faults, wrap } = page(m);
      const transport = wrap(fakeTransport(m, { status: 'c', snapshot: [m.cold('-----(a|)')] }));
      m.scheduler.schedule(() => faults.inject({ what: 'cut', ms: 4 }), 2);
      m.expectObservable(transport.snapshot({ feeds: {} }), '-^').toBe('--#', {}, new Error('connection lost'));
      m.expectObservable(transport.snapshot({ feeds: {} }), '----^').toBe('----#', {}, new Error('not connected'));
    }));

  it('stand still: connected, and everything comes afterwards in its order', () =>
    marbles((m) => {
      const { faults, wrap } = page(m);
      const transport = wrap(fakeTransport(m, { status: 'c', envelopes: m.hot('-1-2-3-----4', envelopes) }));
      m.scheduler.schedule(() => faults.inject({ what: 'stand still', ms: 5 }), 2);
      const sync$ = transport.envelopes$.pipe(map((envelope) => took(envelope)));
      m.expectObservable(letters(sync$), '^-----------!').toBe('-1-----(23)4');
    }));

  it('a lasting fault replaces the one of its kind, and is active until it is cleared; a timed one ends by itself', () =>
    marbles((m) => {
      const { faults } = page(m);
      const seen: string[] = [];
      faults.changed(() =>
        seen.push(
          faults
            .active()
            .map(({ what }) => what)
            .join(' + '),
        ),
      );
      faults.inject({ what: 'drop', share: 0.1 });
      faults.inject({ what: 'drop', share: 0.2 });
      faults.inject({ what: 'cut', ms: 5 });
      m.scheduler.schedule(() => faults.clear(), 9);
      m.flush();
      expect(seen).toEqual(['drop', 'drop', 'drop + cut', 'drop', '']);
    }));

  it('a transport that is made later has the lasting faults', () =>
    marbles((m) => {
      const { faults, wrap } = page(m);
      faults.inject({ what: 'drop', share: 1 });
      const transport = wrap(fakeTransport(m, { status: 'c', envelopes: m.hot('-1-2', envelopes) }));
      m.expectObservable(transport.envelopes$, '^---!').toBe('-');
    }));
});

describe('faults: by script', () => {
  const script = [
    '{"atMs": 200, "what": "delay", "ms": 30}',
    '',
    '{"atMs": 100, "what": "drop", "share": 0.5}',
    '{"atMs": 900, "what": "clear"}',
  ].join('\n');

  it('runs each line at its time, and what was recorded is the script again', () =>
    marbles((m) => {
      const { faults, recorded } = page(m);
      faults.run(script);
      m.flush();
      expect(recorded.map((item) => item.t)).toEqual([100, 200, 900]);
      const again = recorded.map(({ t, what, value }) => ({ atMs: t, step: { what, ...(value as object) } }));
      expect(again).toEqual(readScript(script));
    }));

  it.each([
    ['not JSON', '{"atMs": 1, "what": "cut", "ms": 5}\nnonsense', /^Line 2: not JSON/],
    ['no object', '7', /^Line 1: not an object/],
    ['no time', '{"what": "cut", "ms": 5}', /^Line 1: atMs: /],
    ['a time before the start', '{"atMs": -1, "what": "restart"}', /^Line 1: atMs: /],
    ['an unknown fault', '{"atMs": 1, "what": "explode"}', /^Line 1: what: /],
    ['a share above 1', '{"atMs": 1, "what": "drop", "share": 2}', /^Line 1: share: /],
    ['an unknown field', '{"atMs": 1, "what": "cut", "ms": 5, "more": 1}', /^Line 1: fault: .*more/],
    ['too many lines', '\n'.repeat(2_000), /at most 1000 lines/],
  ])('names the line and what is wrong: %s', (_, text, message) => {
    expect(() => readScript(text)).toThrow(message);
  });
});
