import { EMPTY, NEVER, of } from 'rxjs';
import { describe, it } from 'vitest';
import { envelopes } from '../../streams/sync/envelopes.ts';
import { answer, fakeTransport } from '../support/fake-transport.ts';
import { figures, letters } from '../support/letters.ts';
import { marbles } from '../support/marbles.ts';
import { balanceOf, MEMBER } from '../support/samples.ts';

const inputs = { merchant: 'parlour', subscriptions$: of({ balance: [MEMBER] }), ticket$: of(undefined) };
const versions = { 1: balanceOf(1) };

describe('envelopes: ends', () => {
  it('empty: completes when the wire does and no answer can follow', () =>
    marbles((m) => {
      const transport = { ...fakeTransport(m, { status: '|' }), envelopes$: EMPTY, heartbeats$: EMPTY };
      m.expectObservable(envelopes(transport, { ...inputs, answered$: EMPTY }, m)).toBe('|');
    }));

  it('never: says nothing of a wire that says nothing', () =>
    marbles((m) => {
      m.expectObservable(letters(envelopes(fakeTransport(m, { status: '-' }), inputs, m)), '^---!').toBe('-');
    }));

  it('never: joins nothing before it knows what to watch', () =>
    marbles((m) => {
      const transport = fakeTransport(m, { status: 'c', join: [] });
      m.expectObservable(letters(envelopes(transport, { ...inputs, subscriptions$: NEVER }, m)), '^---!').toBe('-');
    }));

  it('error: passes on what breaks, a broken wire and broken interests alike', () =>
    marbles((m) => {
      // after the first figure
      const broken = fakeTransport(m, { status: 'c', envelopes: m.hot('------1-#', versions), join: [answer(0)] });
      m.expectObservable(letters(envelopes(broken, inputs, m))).toBe('(bpu)-1-#');

      const sound = fakeTransport(m, { status: 'c', join: [answer(0)] });
      const subscriptions$ = m.hot('a-----#', { a: { balance: [MEMBER] } });
      m.expectObservable(letters(envelopes(sound, { ...inputs, subscriptions$ }, m))).toBe('(bpu)-#');
    }));

  it('early unsubscribe: lets go of the wire, and of what it was asking', () =>
    marbles((m) => {
      // the join is still unanswered when the subscriber leaves
      const envelopes$ = m.hot('  ---------', versions);
      const join = m.cold('       -------(j|)', { j: answer(0) });
      const transport = fakeTransport(m, { status: 'c', envelopes: envelopes$, join: [join] });
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^---!').toBe('b---');
      m.expectSubscriptions(envelopes$.subscriptions).toBe('^---!');
      m.expectSubscriptions(join.subscriptions).toBe('      ^---!');
    }));

  it('reconnect: each subscriber has a book of its own', () =>
    marbles((m) => {
      // the second subscriber, later, knows nothing of what the first one took
      const transport = {
        ...fakeTransport(m, { status: '-', join: [answer(0, [balanceOf(1)])] }),
        status$: of('connected' as const),
      };
      const syncEvents$ = figures(envelopes(transport, inputs, m));
      m.expectObservable(syncEvents$, '^----!').toBe('1---');
      m.expectObservable(syncEvents$, '---^-!').toBe('---1');
    }));
});
