import { toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { SyncEvent } from '../../streams/sync/sync-event.ts';
import { chat } from '../../streams/feeds/chat.ts';
import { record, type Recorded } from '../../streams/recording/record.ts';
import { replay } from '../../streams/recording/replay.ts';
import { itEnds } from '../support/ends.ts';
import { letters } from '../support/letters.ts';
import { marbles } from '../support/marbles.ts';
import { overABreak, OVER_THE_BREAK } from '../support/reconnect.ts';
import { balanceOf, behind, chatOf, MEMBER, MERCHANT, poolOf, ROOM, took, winOf } from '../support/samples.ts';

itEnds('record', took(balanceOf(1)), (syncEvents$, m) => record(syncEvents$, m));

/** Records what a source emits until it ends. */
function recorded(of_: (m: Parameters<Parameters<typeof marbles>[0]>[0]) => ReturnType<typeof overABreak>): Recorded[] {
  let recording: Recorded[] = [];
  marbles((m) => {
    record(of_(m), m)
      .pipe(toArray())
      .subscribe((all) => (recording = all));
    m.flush();
    expect(recording, 'the source has ended').not.toEqual([]);
  });
  return recording;
}

describe('record', () => {
  it('many: stores each item with its time', () =>
    marbles((m) => {
      const accepted = m.hot('  ---b----1--|', { b: behind, 1: took(winOf(1)) });
      const recording = record(accepted, m);
      m.expectObservable(recording, '--^').toBe('---b----1--|', {
        b: { afterMs: 1, item: behind },
        1: { afterMs: 6, item: expect.objectContaining({ kind: 'envelope' }) },
      });
    }));

  it('removes personal data: keys, names, messages and details', () => {
    const refused: SyncEvent = { kind: 'refused', request: 'join', refusal: 'NOT_ALLOWED', detail: 'member 42' };
    const pool = poolOf(1, 100);
    if (pool.feed === 'jackpot') pool.value.lastWon = { amount: 1, atMs: 1, playerName: 'p***1' };
    const [balance, reset, said, win, won, refusal] = recorded((m) =>
      m.cold('(abcdef|)', {
        a: took(balanceOf(1)),
        b: { kind: 'reset', feed: 'balance', key: MEMBER } as SyncEvent,
        c: took(chatOf(1)),
        d: took(winOf(1)),
        e: took(pool),
        f: refused,
      }),
    ).map(({ item }) => item);

    expect(balance).toMatchObject({ envelope: { key: 'member:1', seq: 1, value: { amount: 100 } } });
    expect(reset).toMatchObject({ key: 'member:1' });
    expect(said).toMatchObject({ envelope: { key: 'chat:1', value: { authorName: 'player 1', text: '······' } } });
    expect(win).toMatchObject({
      envelope: { key: MERCHANT, value: { vo: { customerId: '1', customerName: 'player 2', winAmount: 100 } } },
    });
    expect(won).toMatchObject({ envelope: { key: 'pool:grand', value: { lastWon: { playerName: 'player 2' } } } });
    expect(refusal).toEqual({ kind: 'refused', request: 'join', refusal: 'NOT_ALLOWED' });
    expect(JSON.stringify([balance, reset, said, win, won, refusal])).not.toMatch(
      /member:42|lobby|author 1|text 1|p\*\*\*/,
    );
  });
});

describe('replay', () => {
  it('many: plays at its own pace, from its start', () =>
    marbles((m) => {
      const recording: Recorded[] = [
        { afterMs: 0, item: behind },
        { afterMs: 3, item: took(balanceOf(1)) },
        { afterMs: 3, item: took(balanceOf(2)) },
        { afterMs: 9, item: took(balanceOf(3)) },
      ];
      m.expectObservable(letters(replay(recording, m))).toBe('b--(12)--(3|)');
      m.expectObservable(letters(replay(recording, m)), '--^').toBe('--b--(12)--(3|)');
    }));

  it('empty, early unsubscribe', () =>
    marbles((m) => {
      m.expectObservable(replay([], m)).toBe('|');
      m.expectObservable(letters(replay([{ afterMs: 5, item: behind }], m)), '^---!').toBe('----');
    }));

  it('reconnect: replays a session with a disconnection in virtual time as it was recorded', () => {
    const events = (m: Parameters<Parameters<typeof marbles>[0]>[0]) =>
      overABreak(m, [chatOf(1)], [chatOf(2), chatOf(3)]);
    let recording: Recorded[] = [];
    marbles((m) => {
      const session = record(events(m), m);
      const subscription = session.subscribe((each) => (recording = [...recording, each]));
      m.scheduler.schedule(() => subscription.unsubscribe(), 1_000);
      m.flush();
      expect(recording).not.toEqual([]);
    });
    marbles((m) => {
      const lengths = chat(replay(recording, m), 'chat:1');
      m.expectObservable(lengths, OVER_THE_BREAK).toBe('a 399ms (bc|)', {
        a: [expect.objectContaining({ seq: 1 })],
        b: [1, 2].map((seq) => expect.objectContaining({ seq })),
        c: [1, 2, 3].map((seq) => expect.objectContaining({ seq })),
      });
    });
    expect(JSON.stringify(recording)).not.toContain(ROOM);
  });
});
