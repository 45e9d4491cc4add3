import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { envelopes } from '../../streams/sync/envelopes.ts';
import { answer, fakeTransport } from '../support/fake-transport.ts';
import { letters } from '../support/letters.ts';
import { marbles } from '../support/marbles.ts';
import { balanceOf, MEMBER, proofOf } from '../support/samples.ts';

const inputs = { merchant: 'parlour', subscriptions$: of({ balance: [MEMBER] }), ticket$: of(undefined) };
const stands = (seq: number, at = 0) => proofOf(at, { balance: { [MEMBER]: seq } });

describe('envelopes: no duplicate requests', () => {
  it('[W11] fetches one snapshot when two heartbeats are ahead of the client', () =>
    marbles((m) => {
      // the snapshot takes 3 s; a second heartbeat arrives meanwhile, and its second passes before the snapshot comes
      const transport = fakeTransport(m, {
        status: '    c',
        heartbeats: m.hot('------p 999ms p', { p: stands(3) }),
        join: [answer(0, [balanceOf(1)])],
        snapshot: [m.cold('3s (s|)', { s: answer(4_006, [balanceOf(3)]) })],
      });
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^ 9s !').toBe('(b1pu)p 999ms (pb) 2996ms (3ku)');
      m.flush();
      expect(transport.requested.map(({ request }) => request)).toEqual(['join', 'snapshot']);
    }));

  it('[W11] requests the time once when two heartbeats seem old', () =>
    marbles((m) => {
      // both heartbeats are of 0 and arrive at 6 s and 7 s; the round trip takes 2 s
      const transport = fakeTransport(m, {
        status: '    c',
        heartbeats: m.hot('6s p 999ms p', { p: stands(1) }),
        join: [answer(0, [balanceOf(1)])],
        snapshot: [m.cold('2s (s|)', { s: answer(7_000) })],
      });
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^ 9s !').toBe('(b1pu) 5994ms p 999ms p 999ms k');
      m.flush();
      expect(transport.requested.map(({ request }) => request)).toEqual(['join', 'snapshot']);
    }));

  it('[W11] requests the time again on the next old heartbeat when the request fails', () =>
    marbles((m) => {
      // the first request is refused, the second gets no answer; only the next old heartbeat starts another
      const transport = fakeTransport(m, {
        status: '    c',
        heartbeats: m.hot('6s p 9s p 9s p', { p: stands(1) }),
        join: [answer(0, [balanceOf(1)])],
        snapshot: [{ refused: 'RATE_LIMITED' }, m.cold('-'), answer(24_002)],
      });
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^ 30s !').toBe('(b1pu) 5994ms p 9s p 9s (pk)');
      m.flush();
      expect(transport.requested.map(({ at }) => at)).toEqual([0, 6_000, 15_001, 24_002]);
    }));

  it('[W4] ignores a heartbeat that arrives before the answer to the join', () =>
    marbles((m) => {
      // reconnected at 12 with version 1, joined at 18: the heartbeat of 15 must not count as current for version 1
      const transport = fakeTransport(m, {
        status: '    c-----d-----c------',
        heartbeats: m.hot('---------------p---', { p: stands(3) }),
        join: [answer(0, [balanceOf(1)]), m.cold('------(j|)', { j: answer(18, [balanceOf(3)]) })],
      });
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^ 2s !').toBe('(b1pu)b-----------(3pu)');
      m.flush();
      expect(transport.requested).toHaveLength(2);
    }));
});
