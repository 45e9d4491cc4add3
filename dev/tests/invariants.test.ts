import { describe, expect, it } from 'vitest';
import type { AnyEnvelope, Heartbeat, JoinAnswer } from '../../contract/wire.ts';
import { brokenInvariants } from '../replay/invariants.ts';
import { ANSWERED, CONNECTION, SYNC_EVENTS } from '../replay/invariants/invariant.ts';
import type { Frame, Trace } from '../recording/format.ts';
import type { Connection } from '../../streams/sync/connection.ts';
import type { SyncEvent } from '../../streams/sync/sync-event.ts';
import { balanceOf, but, envelope, EPOCH, MEMBER, ROOM } from '../../tests/support/samples.ts';

const BEGAN_MS = 1_000_000_000_000;
const OTHER_EPOCH = 'other1';
const NOTICE_READ = { id: '0c5aa9f8-1a6f-4a5e-9d5b-0d4c3d1a2b3c', kind: 'noticeRead', noticeId: 1 };

const chatOf = (seq: number) =>
  envelope('chat', ROOM, seq, {
    ...{ id: NOTICE_READ.id, authorId: 1, authorName: 'Ada', simulated: false },
    ...{ text: `${seq}`, round: null, atMs: seq },
  });

/** What a page heard, said and showed, in order; each line is a millisecond later unless it says when. */
const session = (isConnected = false) => {
  const traces: Trace[] = [];
  let t = 0;
  const add = (trace: object) => void traces.push({ id: traces.length, cause: null, t, ...trace } as Trace);
  const stream = (name: string, what: string, value?: unknown) => add({ lane: 'stream', stream: name, what, value });
  const frame = (rest: Omit<Frame, 'item' | 't'>) => add({ lane: 'frame', item: { item: 'frame', t, ...rest } });
  const lines = {
    at(ms: number) {
      t = ms;
      return lines;
    },
    next(go: () => void) {
      t += 1;
      go();
      return lines;
    },
    stream: (name: string, what: string) => lines.next(() => stream(name, what)),
    opened: () => lines.next(() => stream(SYNC_EVENTS, 'started')),
    status: (body: string) => lines.next(() => frame({ dir: 'in', what: 'status', body })),
    sent: (what: Frame['what'], body: unknown, request?: number) =>
      lines.next(() => frame({ dir: 'out', what, body, request })),
    came: (body: unknown, request: number, failed?: boolean) =>
      lines.next(() => frame({ dir: 'in', what: 'answered', body, request, failed })),
    pushed: (envelope: AnyEnvelope) => lines.next(() => frame({ dir: 'in', what: 'envelope', body: envelope })),
    beat: (seqs: Heartbeat['seqs'] = {}, epoch = EPOCH) =>
      lines.next(() => frame({ dir: 'in', what: 'heartbeat', body: { epoch, at: BEGAN_MS + Math.floor(t), seqs } })),
    answered: (envelope: AnyEnvelope) => lines.next(() => stream(ANSWERED, 'next', envelope)),
    accepted: (envelope: AnyEnvelope) => lines.sync({ kind: 'envelope', envelope }),
    sync: (event: SyncEvent) => lines.next(() => stream(SYNC_EVENTS, 'next', event)),
    shown: (state: Connection['state']) =>
      lines.next(() => stream(CONNECTION, 'next', { state, sinceMs: 0, lastHeartbeatAtMs: null, serverOffsetMs: 0 })),
    fault: () => lines.next(() => add({ lane: 'fault', item: { item: 'fault', t, what: 'drop', value: 1 } })),
    /** A connection that has joined for a balance and a chat. */
    joined: () =>
      lines
        .opened()
        .status('connected')
        .sent(
          'join',
          {
            protocol: 1,
            merchant: 'parlour',
            epoch: null,
            feeds: { balance: { [MEMBER]: null }, chat: { [ROOM]: null } },
          },
          1,
        )
        .came(
          { epoch: EPOCH, at: BEGAN_MS, envelopes: [], resets: [], seqs: { chat: { [ROOM]: 4 } } } satisfies JoinAnswer,
          1,
        ),
    broken: (endT = t + 1) =>
      brokenInvariants({ traces, isConnected, startedAtMs: BEGAN_MS, endT }).map(
        ({ invariant, at }) => `${invariant} at ${at}`,
      ),
    violation: () =>
      brokenInvariants({ traces, isConnected, startedAtMs: BEGAN_MS, endT: t + 1 }).map(({ violation }) => violation),
  };
  return lines;
};

describe('invariants of a recording', () => {
  it('finds nothing in a session that keeps them', () => {
    const heard = session().joined().pushed(balanceOf(1)).accepted(balanceOf(1)).pushed(chatOf(5)).accepted(chatOf(5));
    heard
      .beat({ balance: { [MEMBER]: 1 }, chat: { [ROOM]: 5 } })
      .status('disconnected')
      .shown('offline');
    expect(heard.broken(20_000)).toEqual([]);
  });

  it('[W1] sees a value of a history that has ended', () => {
    const heard = session().joined().accepted(balanceOf(1)).sync({ kind: 'resetAll', epoch: OTHER_EPOCH });
    expect(heard.accepted(balanceOf(2)).broken()).toEqual(['W1 at 7']);
  });

  it('[W1] sees that the server goes back within one history', () => {
    const heard = session()
      .joined()
      .beat({ balance: { [MEMBER]: 3 } })
      .accepted(balanceOf(3));
    expect(heard.beat({ balance: { [MEMBER]: 2 } }).broken()).toEqual(['W1 at 7']);
    expect(
      session()
        .joined()
        .beat({ balance: { [MEMBER]: 3 } })
        .beat({ balance: { [MEMBER]: 2 } }, OTHER_EPOCH)
        .broken(),
    ).toEqual([]);
  });

  it('[W2] sees an old version and a repeated one', () => {
    const heard = session().joined().accepted(balanceOf(2));
    expect(heard.accepted(balanceOf(2)).accepted(balanceOf(1)).broken()).toEqual(['W2 at 6', 'W2 at 7']);
    expect(heard.violation()[1]).toMatch(/^Version 1 of balance of member:.* was accepted after version 2\.$/);
  });

  it('[W3] sees a gap in a log, whether the missing events came or not', () => {
    expect(session().joined().accepted(chatOf(5)).accepted(chatOf(7)).broken()).toEqual(['W3 at 6']);
    const skipped = session()
      .joined()
      .accepted(chatOf(5))
      .sent('snapshot', { feeds: { chat: [ROOM] } }, 2);
    skipped.came({ epoch: EPOCH, at: BEGAN_MS, envelopes: [chatOf(6)], resets: [], seqs: { chat: { [ROOM]: 6 } } }, 2);
    expect(skipped.accepted(chatOf(7)).broken()).toEqual(['W3 at 8']);
  });

  it('[W4] sees a value before the join, a connection that does not join, and a join after a refusal for good', () => {
    const early = session().opened().status('connected').sent('ticket', null, 1).accepted(balanceOf(1));
    expect(early.broken()).toEqual(['W4 at 4']);
    expect(session().opened().status('connected').broken(5_000)).toEqual(['W4 at 2']);
    const outdated = session().joined().sync({ kind: 'refused', request: 'join', refusal: 'CLIENT_TOO_OLD' });
    expect(outdated.sent('join', { feeds: {} }, 2).broken()).toEqual(['W4 at 6']);
    expect(
      session().opened().status('connected').sent('missing', { feed: 'chat', key: ROOM, after: 1 }, 1).broken(),
    ).toEqual(['W4 at 3']);
  });

  it('[W4] [W6] lets a call’s answer be shown before the join', () => {
    const heard = session().opened().status('connected').sent('ticket', null, 1).answered(balanceOf(1));
    expect(heard.accepted(balanceOf(1)).broken()).toEqual([]);
  });

  it('[W6] sees a command that is sent after its acknowledgement, and one that is given up', () => {
    const again = session().joined().sent('command', NOTICE_READ, 2).came({ done: true }, 2);
    expect(again.sent('command', NOTICE_READ, 3).broken()).toEqual(['W6 at 7']);
    const lost = session().joined().sent('command', NOTICE_READ, 2).came(null, 2, true).status('disconnected');
    const back = lost.status('connected').sent('join', { feeds: {} }, 3);
    expect(back.broken(5_000)).toEqual(['W6 at 8']);
  });

  it('[W7] sees what is not as in the contract', () => {
    const odd = { ...balanceOf(1), value: { amount: '12.50', currency: 'EUR', exponent: 2 } } as never;
    expect(session().joined().pushed(odd).broken()).toEqual(['W7 at 5']);
    expect(
      session()
        .joined()
        .beat({ balance: { [MEMBER]: 1.5 } })
        .at(6)
        .broken(6),
    ).toEqual(['W7 at 5']);
  });

  it('[W8] sees `live` without a connection, while behind, and with an old heartbeat', () => {
    const live = () =>
      session()
        .joined()
        .sync({ kind: 'heartbeat', at: BEGAN_MS, offsetMs: 0 })
        .sync({ kind: 'caughtUp' })
        .shown('live');
    expect(live().broken()).toEqual([]);
    expect(live().status('disconnected').at(9).shown('offline').broken()).toEqual(['W8 at 8']);
    expect(live().sync({ kind: 'behind' }).at(9).shown('catching up').broken()).toEqual(['W8 at 8']);
    expect(live().broken(20_000)).toEqual(['W8 at 8000']);
  });

  it('[W8] knows that the recording began during a connection', () => {
    const live = (isConnected: boolean) =>
      session(isConnected)
        .opened()
        .sync({ kind: 'heartbeat', at: BEGAN_MS, offsetMs: 0 })
        .sync({ kind: 'caughtUp' })
        .shown('live');
    expect(live(true).broken()).toEqual([]);
    expect(live(false).broken()).toEqual(['W8 at 3']);
    // A later live API connects by itself.
    expect(live(true).opened().sync({ kind: 'caughtUp' }).shown('live').broken()).toHaveLength(1);
  });

  it('[W9] sees another person’s value', () => {
    const foreign = but(balanceOf(1), { key: 'member:4711' });
    expect(session().joined().pushed(foreign).broken()).toEqual(['W9 at 5']);
  });

  it('[W11] sees a page that stays behind, and a server without heartbeats', () => {
    expect(
      session()
        .joined()
        .beat({ balance: { [MEMBER]: 9 } })
        .broken(3_000),
    ).toEqual(['W11 at 5']);
    expect(session().joined().beat().at(14_000).beat().broken()).toEqual(['W11 at 14001']);
    expect(session().joined().beat().fault().at(14_000).beat().broken()).toEqual([]);
  });

  it('[BR8] sees a stream that failed and did not start again', () => {
    expect(session().stream('games', 'failed').broken(60_000)).toEqual(['BR8 at 1']);
    expect(session().stream('games', 'failed').at(500).stream('games', 'started').broken(60_000)).toEqual([]);
  });
});
