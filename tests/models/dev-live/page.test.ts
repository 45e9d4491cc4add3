import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import * as compare from '../../../dev/page/compare/model.ts';
import * as faults from '../../../dev/page/faults/model.ts';
import * as lanes from '../../../dev/page/lanes/model.ts';
import type { Fault, FrameWindow, Player, Problem, Replayer } from '../../../dev/page/ports.ts';
import * as record from '../../../dev/page/record/model.ts';
import * as replay from '../../../dev/page/replay/model.ts';
import * as shrink from '../../../dev/page/replay/shrink-model.ts';
import * as site from '../../../dev/page/site/model.ts';
import * as writeTest from '../../../dev/page/write-test/model.ts';
import { expectIsolated } from '../support/isolation.ts';
import { devPage, liveSource, recording, scenario } from './support.ts';

const open = async (own?: Parameters<typeof devPage>[0], frame: Partial<FrameWindow> = {}) => {
  const page = devPage(own);
  const live = liveSource();
  await allSettled(site.frameLoaded, { scope: page.scope, params: { parlourTrace: live.source, ...frame } });
  return { ...page, live };
};

const file = (text: string) => new File([text], 'evening.jsonl');

describe('The site in the frame', () => {
  it('is watched as soon as the frame has it', async () => {
    const { scope, live, frame } = await open();
    live.tell(scenario().traces[0] ?? { id: 0, cause: null, t: 1, lane: 'paint', upTo: 0 });
    frame();
    expect(scope.getState(lanes.$rows).map(({ id }) => id)).toEqual(['Paint']);
  });

  it('is watched anew after a reload, and the one before no more', async () => {
    const { scope, live } = await open();
    const next = liveSource();
    await allSettled(site.frameLoaded, { scope, params: { parlourTrace: next.source } });
    expect([live.watchers(), next.watchers()]).toEqual([0, 1]);
  });

  it('that does not start is named; the page lives on', async () => {
    const { scope } = devPage();
    await allSettled(site.frameLoaded, { scope, params: {} });
    expect(scope.getState(site.$siteFailure)).toBe('The frame did not start.');
    await allSettled(site.frameLoaded, { scope, params: { parlourTrace: liveSource().source } });
    expect(scope.getState(site.$siteFailure)).toBeNull();
  });

  it('that answers after another frame came is not taken', async () => {
    let answer: (source: never) => void = () => {};
    const partOf = () => new Promise<never>((resolve) => (answer = resolve));
    const { scope } = devPage({ partOf });
    const looking = allSettled(site.frameLoaded, { scope, params: {} });
    void allSettled(replay.fileDropped, { scope, params: file('b1') });
    await vi.waitFor(() => expect(scope.getState(site.$mode)).toBe('replay'));
    answer(liveSource().source as never);
    await looking;
    expect([scope.getState(site.$site), scope.getState(lanes.$book)]).toEqual([null, null]);
  });

  it('belongs to its page alone', async () => {
    const { scope } = devPage();
    await expectIsolated(scope, [site.$site, record.$buffer], () =>
      allSettled(site.frameLoaded, { scope, params: { parlourTrace: liveSource().source } }),
    );
  });
});

describe('A recording', () => {
  it('begins with the start and is taken by the stop', async () => {
    const { scope, live } = await open();
    await allSettled(record.recordingStarted, { scope });
    expect(scope.getState(record.$isRecording)).toBe(true);
    await allSettled(record.recordingStopped, { scope });
    expect([scope.getState(record.$isRecording), live.calls]).toEqual([false, ['start', 'recording']]);
    expect(scope.getState(record.$held)!.name).toBe('parlour-recording-1970-01-01T00-00-01');
  });

  it('is saved without identities, and without amounts if asked', async () => {
    const { scope, saved } = await open();
    await allSettled(record.bufferTaken, { scope });
    await allSettled(record.saveRequested, { scope });
    await allSettled(record.amountsToggled, { scope });
    await allSettled(record.saveRequested, { scope });
    const redacted = await Promise.all(
      saved.map(async ({ text }) => (JSON.parse(await text) as ReturnType<typeof recording>).header.redacted),
    );
    expect(redacted).toEqual([
      { identities: true, amounts: false },
      { identities: true, amounts: true },
    ]);
    expect(saved[0]!.name).toMatch(/^parlour-recording-.*\.jsonl$/);
  });

  it('ends when the frame loads anew: its buffer is a new one', async () => {
    const { scope } = await open();
    await allSettled(record.recordingStarted, { scope });
    await allSettled(site.frameLoaded, { scope, params: { parlourTrace: liveSource().source } });
    expect(scope.getState(record.$isRecording)).toBe(false);
  });

  it('that the frame cannot give is a word, not an end', async () => {
    const { scope, live } = await open();
    live.source.recording = () => {
      throw new Error('The browser has no memory left for it.');
    };
    await allSettled(record.bufferTaken, { scope });
    expect(scope.getState(record.$recordFailure)).toBe('The browser has no memory left for it.');
  });
});

const fakePlayer = (problems: Problem[] = []) => {
  const did: string[] = [];
  let changed = () => {};
  const state = { atMs: 0, endMs: 100, playing: false, speed: 1, problems };
  const set = (what: string, change: Partial<typeof state>) => {
    did.push(what);
    Object.assign(state, change);
    changed();
  };
  const player: Player = {
    watch: () => () => {},
    state: () => ({ ...state }),
    changed(listener) {
      changed = listener;
      return () => {};
    },
    play: () => set('play', { playing: true }),
    pause: () => set('pause', { playing: false }),
    step: () => set('step', { atMs: state.atMs + 1 }),
    seek: (atMs) => Promise.resolve(set(`seek ${atMs}`, { atMs })),
    setSpeed: (speed) => set(`speed ${speed}`, { speed }),
    close: () => {},
  };
  const replayer: Replayer = {
    open: () => Promise.resolve(player),
    run: () => Promise.resolve({ traces: [], problems }),
  };
  return { did, player, replayer };
};

describe('A replay', () => {
  const replaying = async () => {
    const fake = fakePlayer();
    const page = await open();
    await allSettled(replay.fileDropped, { scope: page.scope, params: file('b1') });
    await allSettled(site.frameLoaded, { scope: page.scope, params: { parlourReplay: fake.replayer } });
    return { ...page, ...fake };
  };

  it('opens a dropped file in the frame, and the live site is watched no more', async () => {
    const { scope, live } = await replaying();
    expect(scope.getState(site.$mode)).toBe('replay');
    expect(scope.getState(replay.$playerState)).toMatchObject({ atMs: 0, endMs: 100, playing: false });
    expect([live.watchers(), scope.getState(site.$site)]).toEqual([0, null]);
    expect(scope.getState(lanes.$book)!.zeroMs).toBe(1_000);
  });

  it('plays, pauses, steps, jumps and changes its speed', async () => {
    const { scope, did } = await replaying();
    await allSettled(replay.playToggled, { scope });
    await allSettled(replay.playToggled, { scope });
    await allSettled(replay.stepped, { scope });
    await allSettled(replay.sought, { scope, params: 40 });
    await allSettled(replay.speedChosen, { scope, params: 25 });
    expect(did).toEqual(['play', 'pause', 'step', 'seek 40', 'speed 25']);
    expect(scope.getState(replay.$playerState)).toMatchObject({ atMs: 40, speed: 25, playing: false });
    expect(scope.getState(replay.$clock).nowMs()).toBe(40);
  });

  it('goes back to the live site', async () => {
    const { scope } = await replaying();
    await allSettled(replay.replayClosed, { scope });
    expect(scope.getState(lanes.$rows)).toEqual([]);
    const live = liveSource();
    await allSettled(site.frameLoaded, { scope, params: { parlourTrace: live.source } });
    expect([scope.getState(site.$mode), scope.getState(replay.$player), live.watchers()]).toEqual(['live', null, 1]);
  });

  it('of a bad file is refused in words, and the live site stays', async () => {
    const files = { read: () => Promise.reject(new Error('The file is cut short.')) } as never;
    const { scope, live } = await open({ files });
    await allSettled(replay.fileDropped, { scope, params: file('') });
    expect(scope.getState(replay.$replayFailure)).toBe('The file is cut short.');
    expect([scope.getState(site.$mode), live.watchers()]).toEqual(['live', 1]);
  });

  it('that the app refuses is a word, and the next file is tried', async () => {
    const { replayer } = fakePlayer();
    const refuses = { ...replayer, open: () => Promise.reject(new Error('It is of another version.')) };
    const { scope } = await open();
    await allSettled(replay.fileDropped, { scope, params: file('b1') });
    await allSettled(site.frameLoaded, { scope, params: { parlourReplay: refuses } });
    expect(scope.getState(replay.$replayFailure)).toBe('It is of another version.');
    const generation = scope.getState(site.$generation);
    await allSettled(replay.fileDropped, { scope, params: file('b2') });
    expect(scope.getState(replay.$replayFailure)).toBeNull();
    // A new frame.
    expect(scope.getState(site.$generation)).toBe(generation + 1);
  });

  it('of the recording just taken needs no file', async () => {
    const { scope } = await open();
    await allSettled(record.bufferTaken, { scope });
    await allSettled(replay.heldReplayed, { scope });
    expect(scope.getState(replay.$replayed)!.name).toMatch(/^parlour-recording/);
    expect(scope.getState(site.$mode)).toBe('replay');
  });
});

describe('A failing recording', () => {
  it('is shrunk while it shows the same broken invariant, and saved', async () => {
    const wanted: Problem = { t: 5, invariant: 'W2', text: 'balance member:42 went back' };
    const { replayer } = fakePlayer([{ ...wanted, t: 3, text: 'balance member:1 went back' }]);
    const close = vi.fn();
    const { scope, saved } = await open({
      openReplayer: () => Promise.resolve({ replayer, close }),
      shrink: async (whole, fails) => ({ ...whole, items: (await fails(whole)) ? whole.items.slice(0, 1) : [] }),
    });
    await allSettled(record.bufferTaken, { scope });
    await allSettled(replay.heldReplayed, { scope });
    await allSettled(shrink.shrinkRequested, { scope, params: wanted });
    expect(scope.getState(shrink.$shrunk)!.items).toHaveLength(1);
    expect(close).toHaveBeenCalledOnce();
    await allSettled(shrink.shrunkSaved, { scope });
    expect(saved.at(-1)!.name).toMatch(/-shrunk\.jsonl$/);
  });
});

describe('Two recordings', () => {
  it('are replayed and compared, and the first difference is open', async () => {
    const { replayer } = fakePlayer();
    const difference = { lane: 'store', name: '$balance', at: 2, left: null, right: null } as const;
    const close = vi.fn();
    const { scope } = await open({
      openReplayer: () => Promise.resolve({ replayer, close }),
      compare: () => [difference],
    });
    await allSettled(record.bufferTaken, { scope });
    await allSettled(compare.sideHeld, { scope, params: 'left' });
    await allSettled(compare.sideDropped, { scope, params: { side: 'right', file: file('b1') } });
    await allSettled(compare.compared, { scope });
    expect(scope.getState(compare.$difference)).toBe(difference);
    expect(close).toHaveBeenCalledOnce();
  });

  it('need to be two', async () => {
    const { scope } = await open();
    await allSettled(compare.compared, { scope });
    expect(scope.getState(compare.$compareFailure)).toBe('Choose two recordings.');
  });
});

describe('An interval of a lane', () => {
  const chosen = async (lane: string) => {
    const write = vi.fn(() => ({ file: 'tests/streams/balance.test.ts', text: 'it()' }));
    const copy = vi.fn(() => Promise.resolve());
    const page = await open({ writeTest: write, copy });
    const received = scenario();
    received.emission(10, 'wallet balance', 1);
    received.change(11, '$balance', 1);
    const book = received.book();
    await allSettled(lanes.bookOpened, { scope: page.scope, params: book });
    await allSettled(lanes.intervalChosen, { scope: page.scope, params: { lane, fromMs: 5, toMs: 15 } });
    await allSettled(writeTest.testWritten, { scope: page.scope });
    return { ...page, write, copy, received, book };
  };

  it('of a stream becomes a test, to be copied and saved', async () => {
    const { scope, write, copy, saved, received } = await chosen('Streams/wallet balance');
    expect(write).toHaveBeenCalledWith({ traces: received.traces, stream: 'wallet balance', fromMs: 5, toMs: 15 });
    await allSettled(writeTest.testCopied, { scope });
    await allSettled(writeTest.testSaved, { scope });
    expect(copy).toHaveBeenCalledWith('it()');
    expect([scope.getState(writeTest.$isCopied), saved[0]!.name]).toEqual([true, 'balance.test.ts']);
  });

  it('of a store does not: it has no diagram', async () => {
    const { scope, write } = await chosen('Stores/$balance');
    expect(write).not.toHaveBeenCalled();
    expect(scope.getState(writeTest.$testFailure)).toMatch(/^Choose an interval on the lane of a stream/);
  });

  it('is chosen by keys on two marbles', async () => {
    const { scope } = await open();
    const received = scenario();
    for (const t of [10, 20, 30]) received.emission(t, 's', t);
    const book = received.book();
    const at = (index: number) => ({ row: 'Streams/s', marble: book.lanes.get('Streams/s')!.marbles[index]! });
    await allSettled(lanes.bookOpened, { scope, params: book });
    await allSettled(lanes.cursorPlaced, { scope, params: at(0) });
    await allSettled(lanes.intervalEdgeSet, { scope, params: { edge: 'from' } });
    await allSettled(lanes.cursorPlaced, { scope, params: at(2) });
    await allSettled(lanes.intervalEdgeSet, { scope, params: { edge: 'to' } });
    expect(scope.getState(lanes.$interval)).toEqual({ lane: 'Streams/s', fromMs: 10, toMs: 30 });
  });
});

describe('The time shown', () => {
  it('fits all marbles of the shown lanes, however long ago', async () => {
    const { scope } = await open();
    const received = scenario();
    for (const t of [1_000, 2_000, 121_000]) received.emission(t, 's', t);
    await allSettled(lanes.fitRequested, { scope });
    expect(scope.getState(lanes.$axis).spanMs).toBe(10_000);
    await allSettled(lanes.bookOpened, { scope, params: received.book() });
    await allSettled(lanes.fitRequested, { scope });
    const { spanMs, toMs, follows } = scope.getState(lanes.$axis);
    expect([toMs - spanMs < 1_000, toMs > 121_000, follows]).toEqual([true, true, false]);
  });
});

describe('Faults', () => {
  const breaking = async () => {
    let active: Fault[] = [];
    let changed = () => {};
    const parlourFaults: FrameWindow['parlourFaults'] = {
      inject(fault) {
        active = [...active, fault];
        changed();
      },
      active: () => active,
      clear() {
        active = [];
        changed();
      },
      run() {
        throw new Error('Line 2: not JSON');
      },
      changed(listener) {
        changed = listener;
        return () => {};
      },
    };
    return open({}, { parlourFaults });
  };

  it('are injected, shown while they last, and ended', async () => {
    const { scope } = await breaking();
    await allSettled(faults.faultInjected, { scope, params: { what: 'drop', share: 0.2 } });
    expect(scope.getState(faults.$active)).toEqual([{ what: 'drop', share: 0.2 }]);
    await allSettled(faults.faultsCleared, { scope });
    expect(scope.getState(faults.$active)).toEqual([]);
  });

  it('of a script that cannot be read are named by line', async () => {
    const { scope } = await breaking();
    await allSettled(faults.scriptRun, { scope, params: 'x' });
    expect(scope.getState(faults.$faultFailure)).toBe('Line 2: not JSON');
  });

  it('are not offered during a replay', async () => {
    const { scope } = await breaking();
    await allSettled(replay.fileDropped, { scope, params: file('b1') });
    expect(scope.getState(faults.$faults)).toBeNull();
  });
});
