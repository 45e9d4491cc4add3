import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { envelopes } from '../../streams/sync/envelopes.ts';
import { answer, fakeTransport } from '../support/fake-transport.ts';
import { figures, letters } from '../support/letters.ts';
import { marbles } from '../support/marbles.ts';
import { but, chatOf, EPOCH, ROOM } from '../support/samples.ts';

const inputs = { merchant: 'parlour', subscriptions$: of({ chat: [ROOM] }), ticket$: of(undefined) };
const events = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((seq) => [String(seq), chatOf(seq)]));
const joined = answer(0, [chatOf(1)]);
const missing = (...seqs: number[]) => ({ envelopes: seqs.map((seq) => chatOf(seq)) });
const whole = (...seqs: number[]) =>
  answer(
    0,
    seqs.map((seq) => chatOf(seq)),
  );

describe('envelopes: a gap in an event feed', () => {
  it('[W3] requests the missing events, and is behind meanwhile', () =>
    marbles((m) => {
      // 4 after 1: 2 and 3 are requested at once and arrive 3 ms later, before the held-back 4
      const transport = fakeTransport(m, {
        status: '       c                  ',
        envelopes: m.hot('------4---------5-', events),
        missing: [m.cold('      ---(m|)     ', { m: missing(2, 3) })],
        join: [joined],
      });
      const accepted = '(b1pu)b--(234u)-5-';
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^----------------!').toBe(accepted);
      m.flush();
      expect(transport.requested.slice(1)).toEqual([
        { at: 6, request: 'missing', of: { feed: 'chat', key: ROOM, after: 1 } },
      ]);
    }));

  it('[W3] holds later events back while it waits, in order and without duplicates', () =>
    marbles((m) => {
      // 5, 4 and 5 again arrive while 2 and 3 are pending; the answer contains 4 as well
      const transport = fakeTransport(m, {
        status: '       c                  ',
        envelopes: m.hot('-4-5-4-5--------6-', events),
        missing: [m.cold(' -------(m|)      ', { m: missing(2, 3, 4) })],
        join: [joined],
      });
      const accepted = '1-------(2345)--6-';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^----------------!').toBe(accepted);
    }));

  it('[W3] requests again what the answer left out', () =>
    marbles((m) => {
      // the first answer brings only 2 and 3, 7 is still held back: the events after 3 are requested
      const transport = fakeTransport(m, {
        status: '       c            ',
        envelopes: m.hot('--7---------', events),
        missing: [m.cold('  --(m|)', { m: missing(2, 3) }), m.cold('----(m|)', { m: missing(4, 5, 6) })],
        join: [joined],
      });
      const accepted = '1---(23)(4567)';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^-------------!').toBe(accepted);
      m.flush();
      expect(transport.requested.slice(1).map(({ of: requested }) => requested)).toMatchObject([
        { after: 1 },
        { after: 3 },
      ]);
    }));

  it('[W3] loads a snapshot on resync', () =>
    marbles((m) => {
      // the log no longer reaches back to 2: reset the room, apply the snapshot, then the 7 that arrived meanwhile
      const transport = fakeTransport(m, {
        status: '       c                   ',
        envelopes: m.hot('-5--7-----------', events),
        missing: [m.cold(' --(m|)', { m: { resync: true } as const })],
        snapshot: [m.cold('  ---(s|)', { s: whole(5, 6) })],
        join: [joined],
      });
      const accepted = '1-----(r567)----';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^--------------!').toBe(accepted);
      m.flush();
      expect(transport.requested.at(-1)).toEqual({ at: 3, request: 'snapshot', of: { feeds: { chat: [ROOM] } } });
    }));

  it('[W3] loads a snapshot when the answer does not close the gap', () =>
    marbles((m) => {
      // an empty answer would cause endless requests
      const transport = fakeTransport(m, {
        status: '       c         ',
        envelopes: m.hot('-4--------', events),
        missing: [missing()],
        snapshot: [whole(3, 4)],
        join: [joined],
      });
      const accepted = '1(r34)----';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^--------!').toBe(accepted);
    }));

  it('[W3] accepts the next event after a log without events to send', () =>
    marbles((m) => {
      // the join says that the log is at 3 without sending any event: 4 is no gap, 6 is
      const transport = fakeTransport(m, {
        status: '       c         ',
        envelopes: m.hot('-4-6------', events),
        missing: [missing(5)],
        join: [answer(0, [], { seqs: { chat: { [ROOM]: 3 } } })],
      });
      const accepted = '-4-(56)---';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^---------!').toBe(accepted);
    }));

  it('[W3] retries with growing waits when there is no answer', () =>
    marbles((m) => {
      // refused at once, then no answer for 5 s, then answered
      const transport = fakeTransport(m, {
        status: '       c                        ',
        envelopes: m.hot('-3-----', events),
        missing: [{ refused: 'TRY_AGAIN' }, m.cold('-'), missing(2)],
        join: [joined],
      });
      // waits of 500 ms and 1 s, each times 0.75 by the test's random source
      const accepted = '1 375ms 5s 750ms (23)';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^ 7s !').toBe(accepted);
      m.flush();
      expect(transport.requested.slice(1).map(({ at }) => at)).toEqual([1, 376, 6126]);
    }));

  it('[W1] drops an answer of another epoch', () =>
    marbles((m) => {
      // the answer to the gap is of an unknown epoch: none of it is applied, a snapshot follows
      const transport = fakeTransport(m, {
        status: '       c         ',
        envelopes: m.hot('-3--------', events),
        missing: [{ envelopes: [but(chatOf(2), { epoch: 'zzzz' })] }],
        snapshot: [answer(0, [chatOf(2), chatOf(3)], { epoch: EPOCH })],
        join: [joined],
      });
      const accepted = '1(r23)----';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^--------!').toBe(accepted);
    }));

  it('[W3] detects a gap after a log without events to send', () =>
    marbles((m) => {
      // the log is at 3, and the client received nothing of it; the first event it receives is 5
      const transport = fakeTransport(m, {
        status: '       c         ',
        envelopes: m.hot('-5--------', events),
        missing: [missing(4)],
        join: [answer(0, [], { seqs: { chat: { [ROOM]: 3 } } })],
      });
      const accepted = '-(45)-----';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^---------!').toBe(accepted);
      m.flush();
      expect(transport.requested[1]?.of).toMatchObject({ after: 3 });
    }));
});
