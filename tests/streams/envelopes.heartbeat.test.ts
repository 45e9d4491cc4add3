import { map, of, tap, type OperatorFunction } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { envelopes } from '../../streams/sync/envelopes.ts';
import type { SyncEvent } from '../../streams/sync/sync-event.ts';
import { answer, fakeTransport } from '../support/fake-transport.ts';
import { figures, letters } from '../support/letters.ts';
import { marbles } from '../support/marbles.ts';
import { balanceOf, behind, but, caughtUp, chatOf, MEMBER, proofOf, proved, ROOM, took } from '../support/samples.ts';

const inputs = { merchant: 'parlour', subscriptions$: of({ balance: [MEMBER] }), ticket$: of(undefined) };
const inRoom = { ...inputs, subscriptions$: of({ chat: [ROOM] }) };
const versions = Object.fromEntries([1, 2, 3, 4, 5].map((seq) => [String(seq), balanceOf(seq)]));
const stands = (seq: number, at = 0) => proofOf(at, { balance: { [MEMBER]: seq } });

/** Records the offsets and emits the kinds. */
const kindsNoting =
  (offsets: number[]): OperatorFunction<SyncEvent, string> =>
  (syncEvents$) =>
    syncEvents$.pipe(
      tap((item) => 'offsetMs' in item && offsets.push(item.offsetMs)),
      map(({ kind }) => kind),
    );

describe('envelopes: heartbeat', () => {
  it('[W11] passes a heartbeat on with the server’s time', () =>
    marbles((m) => {
      // the server's clock is 5000 ms ahead
      const transport = fakeTransport(m, {
        status: '    c         ',
        heartbeats: m.hot('------p---', { p: stands(1, 5006) }),
        join: [answer(5000, [balanceOf(1)])],
      });
      m.expectObservable(envelopes(transport, inputs, m), '^--------!').toBe('(b1pu)q', {
        b: behind,
        1: took(balanceOf(1)),
        p: proved(5000, 5000),
        u: caughtUp,
        q: proved(5006, 5000),
      });
    }));

  it('[W11] fetches a snapshot for a key that is still behind a second later', () =>
    marbles((m) => {
      // the heartbeat names 3, version 3 was lost: it is fetched a second after the heartbeat
      const transport = fakeTransport(m, {
        status: '    c         ',
        heartbeats: m.hot('------p---', { p: stands(3) }),
        join: [answer(0, [balanceOf(1)])],
        snapshot: [answer(1006, [balanceOf(3)])],
      });
      const accepted = '(b1pu)p 999ms (b3ku)';
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^ 1999ms !').toBe(accepted);
      m.flush();
      expect(transport.requested[1]).toEqual({ at: 1006, request: 'snapshot', of: { feeds: { balance: [MEMBER] } } });
    }));

  it('[W11] fetches nothing when the client catches up within the second', () =>
    marbles((m) => {
      // the heartbeat overtook version 3
      const transport = fakeTransport(m, {
        status: '       c              ',
        envelopes: m.hot('------------3-', versions),
        heartbeats: m.hot('   ------p---', { p: stands(3) }),
        join: [answer(0, [balanceOf(1)])],
      });
      const accepted = '(b1pu)p-----3';
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^ 2999ms !').toBe(accepted);
      m.flush();
      expect(transport.requested).toHaveLength(1);
    }));

  it('[W11] requests the missing end of an event feed without a reset', () =>
    marbles((m) => {
      // the last message of the room was lost; no later message reveals the gap
      const transport = fakeTransport(m, {
        status: '    c         ',
        heartbeats: m.hot('------p---', { p: proofOf(0, { chat: { [ROOM]: 2 } }) }),
        join: [answer(0, [chatOf(1)])],
        missing: [{ envelopes: [chatOf(2)] }],
      });
      const accepted = '(b1pu)p 999ms (b2u)';
      m.expectObservable(letters(envelopes(transport, inRoom, m)), '^ 1999ms !').toBe(accepted);
    }));

  it('[W11] holds a key’s envelopes back while its snapshot is fetched', () =>
    marbles((m) => {
      // 4 arrives before the snapshot of 3: shown after it, not before
      const transport = fakeTransport(m, {
        status: '       c                           ',
        envelopes: m.hot('------- 999ms -4----', versions),
        heartbeats: m.hot('   ------p---', { p: stands(3) }),
        join: [answer(0, [balanceOf(1)])],
        snapshot: [m.cold('---(s|)', { s: answer(1006, [balanceOf(3)]) })],
      });
      const accepted = '1----- 1s ---(34)';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^ 1999ms !').toBe(accepted);
    }));

  it('[W1] resets a key for which a heartbeat and its snapshot have a lower version', () =>
    marbles((m) => {
      // the row went back to 2 within the same epoch, long after the client's 5 was committed
      const transport = fakeTransport(m, {
        status: '    c           ',
        heartbeats: m.hot('------p-----', { p: stands(2, 10_000) }),
        join: [answer(0, [but(balanceOf(5), { at: 1_000 })])],
        snapshot: [answer(10_000, [balanceOf(2)])],
      });
      const accepted = '5-----(r2)--';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^--------!').toBe(accepted);
    }));

  it('[W1] does not reset a key for a heartbeat read just before the newest commit', () =>
    marbles((m) => {
      // read at 10000, the client's 5 was committed at 9800: the heartbeat may be the older of the two
      const transport = fakeTransport(m, {
        status: '    c           ',
        heartbeats: m.hot('------p-----', { p: stands(4, 10_000) }),
        join: [answer(10_000, [but(balanceOf(5), { at: 9_800 })])],
      });
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^ 1999ms !').toBe('5');
      m.flush();
      expect(transport.requested).toHaveLength(1);
    }));

  it('[W11] requests the time when a heartbeat seems old, and uses the round trip', () =>
    marbles((m) => {
      // the client's clock was set an hour forward: the next heartbeat seems an hour old; the answer corrects the offset
      let ahead = 0;
      const ours = { ...m, scheduler: Object.create(m.scheduler, { now: { value: () => m.scheduler.frame + ahead } }) };
      const hour = 3_600_000;
      const setForward = (): typeof heartbeat => {
        ahead = hour;
        return heartbeat;
      };
      const heartbeat = stands(1, 1_006);
      const transport = fakeTransport(m, {
        status: '    c         ',
        heartbeats: m.hot('------p---', { p: null }).pipe(map(setForward)),
        join: [answer(1_000, [balanceOf(1)])],
        snapshot: [m.cold('--(s|)', { s: answer(1_008) })],
      });
      const offsets: number[] = [];
      m.expectObservable(envelopes(transport, inputs, ours).pipe(kindsNoting(offsets)), '^ 99ms !').toBe('(b1pu)p-k', {
        b: 'behind',
        1: 'envelope',
        p: 'heartbeat',
        u: 'caughtUp',
        k: 'clock',
      });
      m.flush();
      // the offset from the join, the same minus the possible drift in that hour, and finally the true offset
      expect(offsets).toEqual([1_000, 1_000 - 720, 1_000 - hour]);
      expect(transport.requested.at(-1)).toMatchObject({ request: 'snapshot', of: { feeds: {} } });
    }));
});
