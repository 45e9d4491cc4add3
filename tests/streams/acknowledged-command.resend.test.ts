import { describe, expect, it } from 'vitest';
import type { CommandAnswer, CommandRequest } from '../../contract/wire.ts';
import { acknowledgedCommand } from '../../streams/transport/acknowledged-command.ts';
import { fakeTransport } from '../support/fake-transport.ts';
import { marbles } from '../support/marbles.ts';

const request: CommandRequest = { id: '7b0c4a1e-3f55-4a57-9d7e-0d8c9a1b2c3d', kind: 'noticeRead', noticeId: 4 };
const done = { done: true } as const;

describe('acknowledgedCommand', () => {
  it('many: [W6] emits the server’s answer once and completes', () =>
    marbles((m) => {
      const transport = fakeTransport(m, { status: 'c', command: [m.cold('--(a|)', { a: done })] });
      m.expectObservable(acknowledgedCommand(transport, request, m)).toBe('--(a|)', { a: done });
      m.flush();
      expect(transport.requested).toEqual([{ at: 0, request: 'command', of: request }]);
    }));

  it('[W6] sends the same id again until it is acknowledged', () =>
    marbles((m) => {
      // no answer for 5 s, a wait of 375 ms, "not joined yet", a wait of 750 ms, then done
      const transport = fakeTransport(m, { status: 'c', command: [m.cold('-'), { refused: 'NOT_JOINED' }, done] });
      m.expectObservable(acknowledgedCommand(transport, request, m)).toBe('5s 375ms 750ms (a|)', { a: done });
      m.flush();
      expect(transport.requested).toEqual([
        { at: 0, request: 'command', of: request },
        { at: 5_375, request: 'command', of: request },
        { at: 6_125, request: 'command', of: request },
      ]);
    }));

  it('reconnect: [W6] sends it again on the next connection, and sends nothing while disconnected', () =>
    marbles((m) => {
      // the acknowledgement was lost with the connection
      const transport = fakeTransport(m, { status: 'o-c--d----c', command: [m.cold('-'), done] });
      m.expectObservable(acknowledgedCommand(transport, request, m)).toBe('       ----------(a|)', { a: done });
      m.flush();
      expect(transport.requested.map(({ at }) => at)).toEqual([2, 10]);
    }));

  it('[W6] emits a permanent refusal as the answer', () =>
    marbles((m) => {
      const refused = { refused: 'NOT_FOUND' } as const;
      const transport = fakeTransport(m, { status: 'c', command: [refused] });
      m.expectObservable(acknowledgedCommand(transport, request, m)).toBe('(a|)', { a: refused });
    }));

  it('empty, never, error: ends with the transport', () =>
    marbles((m) => {
      m.expectObservable(acknowledgedCommand(fakeTransport(m, { status: '--|' }), request, m)).toBe('--|');
      m.expectObservable(acknowledgedCommand(fakeTransport(m, { status: '-' }), request, m), '^---!').toBe('-');
      m.expectObservable(acknowledgedCommand(fakeTransport(m, { status: '--#' }), request, m)).toBe('--#');
    }));

  it('early unsubscribe: stops sending', () =>
    marbles((m) => {
      const silence = m.cold<CommandAnswer>('-');
      m.expectObservable(
        acknowledgedCommand(fakeTransport(m, { status: 'c', command: [silence] }), request, m),
        '^ 1s !',
      ).toBe('-');
      m.expectSubscriptions(silence.subscriptions).toBe('^ 1s !');
    }));
});
