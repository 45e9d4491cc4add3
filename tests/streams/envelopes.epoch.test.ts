import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { envelopes } from '../../streams/sync/envelopes.ts';
import { answer, fakeTransport } from '../support/fake-transport.ts';
import { figures, letters } from '../support/letters.ts';
import { marbles } from '../support/marbles.ts';
import { balanceOf, but, EPOCH, MEMBER, NEW_EPOCH, proofOf, unreadOf } from '../support/samples.ts';

const inputs = { merchant: 'parlour', subscriptions$: of({ balance: [MEMBER] }), ticket$: of(undefined) };
const old = Object.fromEntries([5, 6, 7].map((seq) => [String(seq), balanceOf(seq)]));
const restored = Object.fromEntries([1, 2, 3].map((seq) => [String(seq), but(balanceOf(seq), { epoch: NEW_EPOCH })]));
const restored2 = but(balanceOf(2), { epoch: NEW_EPOCH });
const restoredAnswer = answer(0, [but(balanceOf(1), { epoch: NEW_EPOCH })], { epoch: NEW_EPOCH });

describe('envelopes: another epoch', () => {
  it('[W1] discards everything when a join answers with another epoch', () =>
    marbles((m) => {
      // restored while the client was away: version 1 of the new epoch is newer than version 5 of the old one
      const transport = fakeTransport(m, {
        status: '   c-----d--c------',
        join: [answer(0, [balanceOf(5)]), restoredAnswer],
      });
      const accepted = '5--------(R1)--';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^-------------!').toBe(accepted);
    }));

  it('[W1] joins when an envelope of another epoch arrives, and follows the answer', () =>
    marbles((m) => {
      // restored under an open connection: 2 of the new epoch arrives first, then the join answers with 1
      const transport = fakeTransport(m, {
        status: '       c                    ',
        envelopes: m.hot('------2------------3', restored),
        join: [answer(0, [balanceOf(5)]), m.cold('---(j|)', { j: restoredAnswer })],
      });
      const accepted = '(b5pu)b--(R1p2u)---3';
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^-------------------!').toBe(accepted);
      m.flush();
      expect(transport.requested[1]).toMatchObject({ at: 6, of: { epoch: EPOCH } });
    }));

  it('[W1] detects a new epoch from a heartbeat', () =>
    marbles((m) => {
      // nothing changes after the restore, so no envelope announces it
      const transport = fakeTransport(m, {
        status: '    c           ',
        heartbeats: m.hot('----p-------', { p: proofOf(4, {}, NEW_EPOCH) }),
        join: [answer(0, [balanceOf(5)]), restoredAnswer],
      });
      const accepted = ' 5---(R1)----';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^----------!').toBe(accepted);
    }));

  it('[W1] drops late envelopes and heartbeats of the previous epoch', () =>
    marbles((m) => {
      // 6 and a heartbeat from before the restore were in transit: both are dropped without a request
      const transport = fakeTransport(m, {
        status: '       c                 ',
        envelopes: m.hot('--a-------6---2--', { ...old, a: restored2, 2: restored2 }),
        heartbeats: m.hot('   ------------p----', { p: proofOf(0, { balance: { [MEMBER]: 7 } }) }),
        join: [answer(0, [balanceOf(5)]), restoredAnswer],
      });
      const accepted = '5-(R12)----------';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^---------------!').toBe(accepted);
      m.flush();
      expect(transport.requested).toHaveLength(2);
    }));

  it('[W1] keeps its values when the join answers with the same epoch', () =>
    marbles((m) => {
      // an envelope of an unknown epoch
      const transport = fakeTransport(m, {
        status: '       c             ',
        envelopes: m.hot('--z-----6---', { ...old, z: but(balanceOf(9), { epoch: 'zzzz' }) }),
        join: [answer(0, [balanceOf(5)]), answer(0)],
      });
      const accepted = '5-------6---';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^----------!').toBe(accepted);
    }));

  it('[W1] resets a key for which the join has a lower version', () =>
    marbles((m) => {
      // same epoch, but the row went back: the server's answer replaces the client's value
      const transport = fakeTransport(m, {
        status: '   c-----d--c------',
        join: [answer(0, [balanceOf(5)]), answer(0, [balanceOf(2)])],
      });
      const accepted = '5--------(r2)--';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^-------------!').toBe(accepted);
    }));

  it('[W1] detects a new epoch from a snapshot, and joins for all its subscriptions', () =>
    marbles((m) => {
      // the balance's snapshot is of the new epoch: the old unread count must go, too
      const both = { ...inputs, subscriptions$: of({ balance: [MEMBER], unread: [MEMBER] }) };
      const fresh = [but(balanceOf(1), { epoch: NEW_EPOCH }), but(unreadOf(2), { epoch: NEW_EPOCH })];
      const transport = fakeTransport(m, {
        status: '    c           ',
        heartbeats: m.hot('----p-------', { p: proofOf(0, { balance: { [MEMBER]: 6 } }) }),
        join: [answer(0, [balanceOf(5), unreadOf(9)]), answer(0, fresh, { epoch: NEW_EPOCH })],
        snapshot: [answer(0, fresh.slice(0, 1), { epoch: NEW_EPOCH })],
      });
      m.expectObservable(figures(envelopes(transport, both, m)), '^ 2s !').toBe('(59) 1000ms (R12)');
      m.flush();
      expect(transport.requested.map(({ request }) => request)).toEqual(['join', 'snapshot', 'join']);
    }));

  it('[W1] joins once when two messages report the new epoch', () =>
    marbles((m) => {
      // an envelope reports it while a snapshot is pending; the snapshot reports it again while the join is pending
      const transport = fakeTransport(m, {
        status: '       c           ',
        envelopes: m.hot('------ 1000ms 2', { 2: restored2 }),
        heartbeats: m.hot('   ----p-------', { p: proofOf(0, { unread: { [MEMBER]: 6 } }) }),
        join: [answer(0, [balanceOf(5)]), m.cold('9ms (j|)', { j: restoredAnswer })],
        snapshot: [m.cold('5ms (s|)', { s: answer(0, [], { epoch: NEW_EPOCH }) })],
      });
      const both = { ...inputs, subscriptions$: of({ balance: [MEMBER], unread: [MEMBER] }) };
      m.expectObservable(figures(envelopes(transport, both, m)), '^ 2s !').toBe('5 1014ms (R12)');
      m.flush();
      expect(transport.requested.map(({ request }) => request)).toEqual(['join', 'snapshot', 'join']);
    }));
});
