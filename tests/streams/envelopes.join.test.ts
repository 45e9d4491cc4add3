import { PROTOCOL } from '../../contract/feeds.ts';
import { concat, defer, map, NEVER, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { envelopes } from '../../streams/sync/envelopes.ts';
import type { SyncEvent } from '../../streams/sync/sync-event.ts';
import type { Subscriptions } from '../../streams/transport/transport.ts';
import { answer, fakeTransport } from '../support/fake-transport.ts';
import { figures, letters } from '../support/letters.ts';
import { marbles } from '../support/marbles.ts';
import { balanceOf, chatOf, EPOCH, MEMBER, ROOM, unreadOf } from '../support/samples.ts';

const inputs = { merchant: 'parlour', subscriptions$: of({ balance: [MEMBER] }), ticket$: of(undefined) };
const versions = Object.fromEntries([1, 2, 3, 4, 5].map((seq) => [String(seq), balanceOf(seq)]));
const asksFor = (feeds: object, epoch: string | null = EPOCH) => ({
  protocol: PROTOCOL,
  merchant: 'parlour',
  epoch,
  feeds,
});

describe('envelopes: joining', () => {
  it('[W4] joins on every connect and reconnect with the last version it has', () =>
    marbles((m) => {
      // connected, dropped, connected again: the second join names version 2 and is answered only with newer ones
      const transport = fakeTransport(m, {
        status: '       c-----d----c-----',
        envelopes: m.hot('--2---------------', versions),
        join: [answer(0), answer(11, [balanceOf(4)])],
      });
      const accepted = '--2--------4------';
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^----------------!').toBe(accepted);
      m.flush();
      expect(transport.requested).toEqual([
        { at: 0, request: 'join', of: asksFor({ balance: { [MEMBER]: null } }, null) },
        { at: 11, request: 'join', of: asksFor({ balance: { [MEMBER]: 2 } }) },
      ]);
    }));

  it('[W4] reports a refused protocol and completes: it joins no more', () =>
    marbles((m) => {
      // refused at 0; the transport connects again at 4
      const transport = fakeTransport(m, {
        status: 'c---c---',
        join: [m.cold('(r|)', { r: { refused: 'CLIENT_TOO_OLD' as const } })],
      });
      const refused = map((item: SyncEvent) => (item.kind === 'refused' ? item.refusal : item.kind));
      m.expectObservable(envelopes(transport, inputs, m).pipe(refused)).toBe('(br|)', {
        b: 'behind',
        r: 'CLIENT_TOO_OLD',
      });
      m.flush();
      expect(transport.requested.map(({ at }) => at)).toEqual([0]);
    }));

  it('[W4] joins again when the transport reconnects without reporting a disconnect', () =>
    marbles((m) => {
      // two `connected` in a row are two connections
      const transport = fakeTransport(m, { status: 'c---c---', join: [answer(0)] });
      m.expectObservable(figures(envelopes(transport, inputs, m)), '^------!').toBe('--------');
      m.flush();
      expect(transport.requested.map(({ at }) => at)).toEqual([0, 4]);
    }));

  it('[W4] holds back what arrives before the acknowledgement and applies it after', () =>
    marbles((m) => {
      // 3 and 4 arrive while the join, which will answer 3, is pending
      const transport = fakeTransport(m, {
        status: '       c            ',
        envelopes: m.hot('-3-4--------5', versions),
        join: [m.cold('  ------(j|)   ', { j: answer(0, [balanceOf(3)]) })],
      });
      const accepted = 'b-----(3p4u)5';
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^------------!').toBe(accepted);
    }));

  it('[W4] fetches a new ticket before each join', () =>
    marbles((m) => {
      // a ticket is valid once
      let drawn = 0;
      const ticket$ = defer(() => of(`ticket-number-${(drawn += 1)}`));
      const transport = fakeTransport(m, { status: 'c--d-c--', join: [answer(0)] });
      m.expectObservable(figures(envelopes(transport, { ...inputs, ticket$ }, m)), '^------!').toBe('--------');
      m.flush();
      expect(transport.requested.map(({ of: requested }) => requested)).toMatchObject([
        { ticket: 'ticket-number-1' },
        { ticket: 'ticket-number-2' },
      ]);
    }));

  it('[W4] retries with growing waits while it is refused, unanswered or without a ticket', () =>
    marbles((m) => {
      // no ticket, refused at once, no answer for 5 s, then joined: waits of 375, 750 and 1500 ms in between
      let tickets = 0;
      const ticket$ = defer(() => ((tickets += 1) === 1 ? throwError(() => new Error('offline')) : of('t'.repeat(16))));
      const transport = fakeTransport(m, {
        status: 'c',
        join: [{ refused: 'TICKET_INVALID' }, m.cold('-'), answer(0)],
      });
      const accepted = '(bx) 371ms x 749ms 5s x 1499ms (pu)';
      m.expectObservable(letters(envelopes(transport, { ...inputs, ticket$ }, m)), '^ 9s !').toBe(accepted);
      m.flush();
      expect(transport.requested.map(({ at }) => at)).toEqual([375, 1125, 7625]);
    }));

  it('[W4] reports why it was refused', () =>
    marbles((m) => {
      // the session's model acts on SESSION_ENDED
      const transport = fakeTransport(m, {
        status: 'c',
        join: [{ refused: 'SESSION_ENDED', detail: 'expired' }, NEVER],
      });
      m.expectObservable(envelopes(transport, inputs, m), '^---!').toBe('(bx)', {
        b: { kind: 'behind' },
        x: { kind: 'refused', request: 'join', refusal: 'SESSION_ENDED', detail: 'expired' },
      });
    }));

  it('[W4] stops retrying on a disconnect, and joins without delay on the next connection', () =>
    marbles((m) => {
      // refused; the connection drops before the wait is over
      const transport = fakeTransport(m, { status: 'c 99ms d 99ms c', join: [{ refused: 'TRY_AGAIN' }, answer(0)] });
      const accepted = '(bx) 196ms (pu)';
      m.expectObservable(letters(envelopes(transport, inputs, m)), '^ 999ms !').toBe(accepted);
      m.flush();
      expect(transport.requested.map(({ at }) => at)).toEqual([0, 200]);
    }));

  it('[W4 W8] takes the values as current only up to the time of the oldest event that has no number yet', () =>
    marbles((m) => {
      // answered at 20 s; an event committed at 11 s is in no log yet
      const transport = fakeTransport(m, { status: 'c', join: [answer(20_000, [], { completeAt: 11_000 })] });
      const heard$ = envelopes(transport, inputs, m).pipe(
        map((item) => (item.kind === 'heartbeat' ? { at: item.at, offsetMs: item.offsetMs } : item.kind)),
      );
      m.expectObservable(heard$, '^---!').toBe('(bpu)', {
        b: 'behind',
        p: { at: 11_000, offsetMs: 20_000 },
        u: 'caughtUp',
      });
    }));

  it('[W4] resets the keys that the answer names', () =>
    marbles((m) => {
      // the log was trimmed while the client was away: the join resets the room and sends what is left
      const room = { ...inputs, subscriptions$: of({ chat: [ROOM] }) };
      const resets = [{ feed: 'chat' as const, key: ROOM }];
      const transport = fakeTransport(m, {
        status: '   c-----d--c-----',
        join: [answer(0, [chatOf(1)]), answer(0, [chatOf(8), chatOf(9)], { resets })],
      });
      const accepted = '1--------(r89)-';
      m.expectObservable(figures(envelopes(transport, room, m)), '^-------------!').toBe(accepted);
    }));
});

describe('envelopes: changed subscriptions', () => {
  const balanceOnly: Subscriptions = { balance: [MEMBER] };
  const withUnread: Subscriptions = { balance: [MEMBER], unread: [MEMBER] };

  it('[W4] joins again and keeps the values it has', () =>
    marbles((m) => {
      // unread is subscribed to from frame 6 on; the balance continues, and the client does not report being behind
      const transport = fakeTransport(m, {
        status: '       c               ',
        envelopes: m.hot('-------2-------3-', versions),
        join: [answer(0, [balanceOf(1)]), m.cold('---(j|)', { j: answer(0, [unreadOf(9)]) })],
      });
      const subscriptions$ = m.hot('a-----b---', { a: balanceOnly, b: withUnread });
      const accepted = '(b1pu)---(9p2)-3-';
      m.expectObservable(letters(envelopes(transport, { ...inputs, subscriptions$ }, m)), '^---------------!').toBe(
        accepted,
      );
      m.flush();
      expect(transport.requested[1]).toEqual({
        at: 6,
        request: 'join',
        of: asksFor({ balance: { [MEMBER]: 1 }, unread: { [MEMBER]: null } }),
      });
    }));

  it('[W4] does not join again for equal subscriptions', () =>
    marbles((m) => {
      const transport = fakeTransport(m, { status: 'c', join: [answer(0)] });
      const subscriptions$ = m.hot('a-b-c-', {
        a: withUnread,
        b: { unread: [MEMBER], balance: [MEMBER] },
        c: { ...withUnread, chat: [] },
      });
      m.expectObservable(figures(envelopes(transport, { ...inputs, subscriptions$ }, m)), '^-----!').toBe('------');
      m.flush();
      expect(transport.requested).toHaveLength(1);
    }));

  it('[W4] discards what it no longer subscribes to, and requests it in full on a new subscription', () =>
    marbles((m) => {
      // a logout and a login: the previous balance was discarded, so the join must not name its version
      const transport = fakeTransport(m, {
        status: '   c          ',
        join: [answer(0, [balanceOf(3)]), answer(0), answer(0, [balanceOf(3)])],
      });
      const subscriptions$ = m.hot('a---b---a-', { a: balanceOnly, b: {} });
      const accepted = '        3---r---3-';
      m.expectObservable(figures(envelopes(transport, { ...inputs, subscriptions$ }, m)), '^--------!').toBe(accepted);
      m.flush();
      expect(transport.requested[2]?.of).toMatchObject({ feeds: { balance: { [MEMBER]: null } } });
    }));

  it('[W4] waits for the connection before it joins', () =>
    marbles((m) => {
      // sends no request while the transport is not connected
      const transport = fakeTransport(m, { status: 'o---c---', join: [answer(4, [balanceOf(1)])] });
      const subscriptions$ = concat(of(balanceOnly), NEVER);
      m.expectObservable(letters(envelopes(transport, { ...inputs, subscriptions$ }, m)), '^------!').toBe('b---(1pu)');
      m.flush();
      expect(transport.requested.map(({ at }) => at)).toEqual([4]);
    }));
});
