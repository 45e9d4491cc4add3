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
  it('empty: completes when the transport does and no answer is pending', () =>
    marbles((m) => {
      const transport = { ...fakeTransport(m, { status: '|' }), envelopes$: EMPTY, heartbeats$: EMPTY };
      m.expectObservable(envelopes(transport, { ...inputs, answered$: EMPTY }, m)).toBe('|');
    }));

  it('never: emits nothing while the transport is silent', () =>
    marbles((m) => {
      m.expectObservable(letters(envelopes(fakeTransport(m, { status: '-' }), inputs, m)), '^---!').toBe('-');
    }));

  it('never: sends no join before it has subscriptions', () =>
    marbles((m) => {
      const transport = fakeTransport(m, { status: 'c', join: [] });
      m.expectObservable(letters(envelopes(transport, { ...inputs, subscriptions$: NEVER }, m)), '^---!').toBe('-');
    }));

  it('error: passes on errors of the transport and of the subscriptions', () =>
    marbles((m) => {
      // after the first value
      const broken = fakeTransport(m, { status: 'c', envelopes: m.hot('------1-#', versions), join: [answer(0)] });
      m.expectObservable(letters(envelopes(broken, inputs, m))).toBe('(bpu)-1-#');

      const sound = fakeTransport(m, { status: 'c', join: [answer(0)] });
      const subscriptions$ = m.hot('a-----#', { a: { balance: [MEMBER] } });
      m.expectObservable(letters(envelopes(sound, { ...inputs, subscriptions$ }, m))).toBe('(bpu)-#');
    }));

  it('early unsubscribe: unsubscribes from the transport and from its pending request', () =>
    marbles((m) => {
      // the join is still unanswered when the subscriber leaves
      const envelopes$ = m.hot('  ---------', versions);
      const join = m.cold('       -------(j|)', { j: answer(0) });
      const transport = fakeTransport(m, { status: 'c', envelopes: envelopes$, join: [join] });
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^---!').toBe('b---');
      m.expectSubscriptions(envelopes$.subscriptions).toBe('^---!');
      m.expectSubscriptions(join.subscriptions).toBe('      ^---!');
    }));

  it('reconnect: tracks versions for each subscriber separately', () =>
    marbles((m) => {
      // the later second subscriber does not know what the first one received
      const transport = {
        ...fakeTransport(m, { status: '-', join: [answer(0, [balanceOf(1)])] }),
        status$: of('connected' as const),
      };
      const syncEvents$ = figures(envelopes(transport, inputs, m));
      m.expectObservable(syncEvents$, '^----!').toBe('1---');
      m.expectObservable(syncEvents$, '---^-!').toBe('---1');
    }));
});
