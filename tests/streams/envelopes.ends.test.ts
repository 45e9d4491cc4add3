import { EMPTY, NEVER, of } from 'rxjs';
import { describe, it } from 'vitest';
import { envelopes } from '../../streams/envelopes.ts';
import { answer, fakeWire } from '../support/fake-wire.ts';
import { figures, letters } from '../support/letters.ts';
import { marbles } from '../support/marbles.ts';
import { balanceOf, MEMBER } from '../support/samples.ts';

const inputs = { merchant: 'parlour', interests$: of({ balance: [MEMBER] }), ticket$: of(undefined) };
const versions = { 1: balanceOf(1) };

describe('envelopes: ends', () => {
  it('empty: completes when the wire does and no answer can follow', () =>
    marbles((m) => {
      const wire = { ...fakeWire(m, { status: '|' }), envelopes$: EMPTY, proofs$: EMPTY };
      m.expectObservable(envelopes(wire, { ...inputs, answered$: EMPTY }, m)).toBe('|');
    }));

  it('never: says nothing of a wire that says nothing', () =>
    marbles((m) => {
      m.expectObservable(letters(envelopes(fakeWire(m, { status: '-' }), inputs, m)), '^---!').toBe('-');
    }));

  it('never: joins nothing before it knows what to watch', () =>
    marbles((m) => {
      const wire = fakeWire(m, { status: 'c', join: [] });
      m.expectObservable(letters(envelopes(wire, { ...inputs, interests$: NEVER }, m)), '^---!').toBe('-');
    }));

  it('error: passes on what breaks, a broken wire and broken interests alike', () =>
    marbles((m) => {
      // after the first figure
      const broken = fakeWire(m, { status: 'c', envelopes: m.hot('------1-#', versions), join: [answer(0)] });
      m.expectObservable(letters(envelopes(broken, inputs, m))).toBe('(bpu)-1-#');

      const sound = fakeWire(m, { status: 'c', join: [answer(0)] });
      const interests$ = m.hot('a-----#', { a: { balance: [MEMBER] } });
      m.expectObservable(letters(envelopes(sound, { ...inputs, interests$ }, m))).toBe('(bpu)-#');
    }));

  it('early unsubscribe: lets go of the wire, and of what it was asking', () =>
    marbles((m) => {
      // the join is still unanswered when the subscriber leaves
      const envelopes$ = m.hot('  ---------', versions);
      const join = m.cold('       -------(j|)', { j: answer(0) });
      const wire = fakeWire(m, { status: 'c', envelopes: envelopes$, join: [join] });
      m.expectObservable(letters(envelopes(wire, inputs, m)), '^---!').toBe('b---');
      m.expectSubscriptions(envelopes$.subscriptions).toBe('^---!');
      m.expectSubscriptions(join.subscriptions).toBe('      ^---!');
    }));

  it('reconnect: each subscriber has a book of its own', () =>
    marbles((m) => {
      // the second subscriber, later, knows nothing of what the first one took
      const wire = {
        ...fakeWire(m, { status: '-', join: [answer(0, [balanceOf(1)])] }),
        status$: of('connected' as const),
      };
      const accepted$ = figures(envelopes(wire, inputs, m));
      m.expectObservable(accepted$, '^----!').toBe('1---');
      m.expectObservable(accepted$, '---^-!').toBe('---1');
    }));
});
