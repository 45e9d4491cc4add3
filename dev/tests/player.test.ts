import { describe, expect, it } from 'vitest';
import type { AnyEnvelope } from '../../contract/wire.ts';
import { encode } from '../recording/encode.ts';
import type { Item, Recording, Trace } from '../recording/format.ts';
import { openPlayer, replayAll } from '../replay/player.ts';
import { openRun } from '../replay/run.ts';
import { recordBusySession } from './support/busy-session.ts';

const recording = await recordBusySession({ seed: 5, minutes: 0.7, perSecond: 5 });
const endMs = recording.items.at(-1)!.t;
const but = (change: (item: Item) => Item | null): Recording => ({
  ...recording,
  items: recording.items.map(change).filter((item) => item !== null),
});
const problemsOf = async (changed: Recording) =>
  (await replayAll(changed, openRun, { forInvariants: true })).problems.map(({ invariant, text }) =>
    invariant ? `[${invariant}] ${text}` : text,
  );
const isEnvelope = (item: Item): item is Extract<Item, { item: 'frame' }> & { body: AnyEnvelope } =>
  item.item === 'frame' && item.what === 'envelope';

describe('a player', () => {
  it('steps from item to item, whatever their times', async () => {
    const player = await openPlayer(recording, openRun);
    const second = recording.items.find(({ t }) => t > 0)!.t;
    while (player.state().atMs < second) {
      player.step();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(player.state()).toMatchObject({ atMs: second, endMs, playing: false, speed: 1 });
    player.close();
  });

  it('jumps forwards, and back by a replay from the beginning, which tells the same again', async () => {
    const player = await openPlayer(recording, openRun);
    const received: (Trace | 'rewound')[] = [];
    player.watch((trace) => received.push(trace));
    await player.seek(9_000);
    const first = received.map((trace) => (trace === 'rewound' ? trace : { ...trace, id: 0, cause: 0 }));
    await player.seek(12_000);
    received.length = 0;
    await player.seek(9_000);
    expect(received[0]).toBe('rewound');
    expect(player.state().atMs).toBe(9_000);
    // Requests and calls are numbered over all replays of a page.
    const plain = (traces: readonly unknown[]) => JSON.stringify(encode(traces)).replace(/"(request|call)":\d+/g, '');
    expect(plain(received.slice(1).map((trace) => ({ ...(trace as Trace), id: 0, cause: 0 })))).toEqual(plain(first));
    player.close();
  });

  it('plays a hundred times as fast to the end, and finds nothing', async () => {
    const player = await openPlayer(recording, openRun);
    player.setSpeed(1_000);
    expect(player.state().speed).toBe(100);
    player.play();
    await expect.poll(() => player.state().atMs, { timeout: 15_000 }).toBe(endMs);
    await expect.poll(() => player.state().playing).toBe(false);
    expect(player.state().problems).toEqual([]);
    player.close();
  });
});

describe('what is otherwise is said', () => {
  it('a request and a call that the recording does not have', async () => {
    const texts = await problemsOf(but((item) => (item.item === 'frame' && item.what === 'join' ? null : item)));
    expect(texts.some((text) => text.startsWith('A join is asked, and not in the recording'))).toBe(true);
    const calls = await problemsOf(
      but((item) => (item.item === 'effect' && item.name.endsWith('storeTokenFx') ? null : item)),
    );
    expect(calls).toEqual([
      'entities/session/model storeTokenFx is asked, and not in the recording: "token-of-player1"',
    ]);
  });

  it('a call that is not made, and stores that end otherwise', async () => {
    const texts = await problemsOf(
      but((item) => (item.item === 'input' && item.name.endsWith('poolsKnown') ? null : item)),
    );
    expect(texts).toContainEqual(
      expect.stringMatching(/^A join is asked otherwise \(feeds\.jackpot\): nothing; in the recording/),
    );
    expect(texts).toContainEqual(expect.stringMatching(/^entities\/jackpots\/model \$pools ends otherwise/));
  });

  it('a unit that this version does not have', async () => {
    const texts = await problemsOf(
      but((item) =>
        item.item === 'input' && item.name.endsWith('poolsKnown') ? { ...item, sid: 'gone', name: 'gone' } : item,
      ),
    );
    expect(texts).toContain('This version does not have gone.');
  });

  it('[W7] [W9] invariants that the server broke', async () => {
    let left = 1;
    const foreign = but((item) =>
      isEnvelope(item) && item.body.feed === 'balance' && (left -= 1) === 0
        ? { ...item, body: { ...item.body, key: 'member:4711', value: {} } }
        : item,
    );
    const texts = await problemsOf(foreign);
    expect(texts).toContain('[W9] The server sent balance of member:4711, for which the page never asked.');
    expect(texts).toContainEqual(expect.stringMatching(/^\[W7\] balance of member:4711 is not as in the contract/));
  });

  it('[W11] heartbeats that do not come', async () => {
    // Without a break of the connection nearby, which explains them.
    const beats = recording.items
      .filter((item) => item.item === 'frame' && item.what === 'heartbeat')
      .map(({ t }) => t);
    const breaks = recording.items.filter((item) => item.item === 'frame' && item.what === 'status').map(({ t }) => t);
    const at = beats.findIndex(
      (t, index) => index > 0 && !breaks.some((each) => each > t - 6_000 && each < t + 11_000),
    );
    const silent = but((item) =>
      item.item === 'frame' && item.what === 'heartbeat' && [beats[at], beats[at + 1]].includes(item.t) ? null : item,
    );
    expect((await problemsOf(silent)).filter((text) => text.startsWith('[W11]'))).not.toEqual([]);
  });
});
