import { of } from 'rxjs';
import { describe, it } from 'vitest';
import { envelopes } from '../../streams/sync/envelopes.ts';
import { answer, fakeTransport } from '../support/fake-transport.ts';
import { figures, letters } from '../support/letters.ts';
import { marbles } from '../support/marbles.ts';
import { balanceOf, but, MEMBER, unreadOf } from '../support/samples.ts';

const inputs = { merchant: 'parlour', subscriptions$: of({ balance: [MEMBER] }), ticket$: of(undefined) };
const versions = Object.fromEntries([1, 2, 3, 4, 7].map((seq) => [String(seq), balanceOf(seq)]));

describe('envelopes: newest version of a state feed', () => {
  it('[W2] drops a version that is not newer', () =>
    marbles((m) => {
      // an older version, the same again, then a newer one
      const transport = fakeTransport(m, {
        status: '            c                   ',
        envelopes: m.hot('   ------1-3-2-3-4-', versions),
        join: [answer(0)],
      });
      const accepted = '     (bpu)-1-3-----4-';
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^----------------!').toBe(accepted);
    }));

  it('[W2] drops a version that the answer to the join already contained', () =>
    marbles((m) => {
      // version 3 arrives with the join, and again from the relay
      const transport = fakeTransport(m, {
        status: '       c           ',
        envelopes: m.hot('-----3-4-', versions),
        join: [answer(0, [balanceOf(3)])],
      });
      const accepted = '3------4-';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^--------!').toBe(accepted);
    }));

  it('[W3] accepts any newer version of a state feed, with or without a gap', () =>
    marbles((m) => {
      // 1, then 7: each carries the whole value, nothing is requested
      const transport = fakeTransport(m, {
        status: '       c         ',
        envelopes: m.hot('--1--7-', versions),
        join: [answer(0)],
      });
      const accepted = '--1--7-';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^------!').toBe(accepted);
    }));

  it('[W2] tracks the versions of each key separately', () =>
    marbles((m) => {
      // 4 of member 42, then 2 of member 43, then 3 of 42, which is old
      const both = { ...inputs, subscriptions$: of({ balance: [MEMBER, 'member:43'] }) };
      const transport = fakeTransport(m, {
        status: '       c          ',
        envelopes: m.hot('--4-2-3-', { 4: balanceOf(4), 2: but(balanceOf(2), { key: 'member:43' }), 3: balanceOf(3) }),
        join: [answer(0)],
      });
      const accepted = '--4-2---';
      m.expectObservable(figures(envelopes(transport, both, m)), '^-------!').toBe(accepted);
    }));

  it('[W9] drops envelopes without a subscription', () =>
    marbles((m) => {
      // another member's balance, and a feed that was not subscribed to
      const transport = fakeTransport(m, {
        status: '       c          ',
        envelopes: m.hot('--a-b-1-', { a: but(balanceOf(9), { key: 'member:43' }), b: unreadOf(9), 1: balanceOf(1) }),
        join: [answer(0)],
      });
      const accepted = '------1-';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^-------!').toBe(accepted);
    }));
});
