import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readText, writeText } from '../../recording/file.ts';
import type { Trace } from '../../recording/format.ts';
import { $browser, type Browser } from '../../page/browser.ts';
import * as compare from '../../page/compare-model.ts';
import { $book, $growth, $opened, $panel, marbleChosen, marbleOpened, panelChosen } from '../../page/model.ts';
import type { FrameWindow, Player, Problem, Replayer } from '../../page/ports.ts';
import * as record from '../../page/record.ts';
import * as replay from '../../page/replay.ts';
import * as site from '../../page/site.ts';
import { expectIsolated } from '../../../tests/models/support/isolation.ts';
import { liveSource, recording, scenario } from './support.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A page in a browser of the test. */
const devPage = (own: Partial<Browser> = {}) => {
  const saved: { name: string; text: string }[] = [];
  const browser: Browser = {
    now: () => 50_000,
    save: (name, text) => void saved.push({ name, text }),
    partOf: (frame, part) =>
      frame[part] ? Promise.resolve(frame[part]) : Promise.reject(new Error('The frame did not start.')),
    openReplayer: () => Promise.reject(new Error('not given to this test')),
    ...own,
  };
  return { scope: fork({ values: [[$browser, browser]] }), saved };
};

const open = async (own?: Partial<Browser>, frame: Partial<FrameWindow> = {}) => {
  const page = devPage(own);
  const live = liveSource();
  await allSettled(site.frameLoaded, { scope: page.scope, params: { parlourTrace: live.source, ...frame } });
  return { ...page, live };
};

const file = (text = writeText(recording())) => new File([text], 'evening.jsonl');
const tracesOf = (count: number) => {
  const received = scenario();
  for (let t = 0; t < count; t += 1) received.change(t, '$a', t);
  return received.traces;
};

describe('The site in the frame', () => {
  it('is watched as soon as the frame has it; a thousand traces are taken at once', async () => {
    const { scope, live } = await open();
    for (const trace of tracesOf(1_000)) live.tell(trace);
    const before = scope.getState($growth);
    expect(scope.getState($book)).toMatchObject({ zeroMs: 50_000, marbles: [] });
    vi.advanceTimersByTime(site.TAKE_EVERY_MS);
    expect(scope.getState($book)!.marbles).toHaveLength(1_000);
    expect(scope.getState($growth)).toBe(before + 1);
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
    void allSettled(replay.fileOpened, { scope, params: file() });
    await vi.waitFor(() => expect(scope.getState(site.$mode)).toBe('replay'));
    answer(liveSource().source as never);
    await looking;
    expect([scope.getState(site.$site), scope.getState($book)]).toEqual([null, null]);
  });

  it('belongs to its page alone', async () => {
    const { scope } = devPage();
    await expectIsolated(scope, [site.$site], () =>
      allSettled(site.frameLoaded, { scope, params: { parlourTrace: liveSource().source } }),
    );
  });
});

describe('A recording', () => {
  it('begins with the start and is taken by the stop', async () => {
    const { scope, live } = await open();
    await allSettled(record.recordingStarted, { scope });
    expect(scope.getState(record.$isRecording)).toBe(true);
    await allSettled(record.recordingTaken, { scope });
    expect([scope.getState(record.$isRecording), live.calls]).toEqual([false, ['start', 'recording']]);
    expect(scope.getState(record.$held)!.name).toBe('parlour-recording-1970-01-01T00-00-01');
  });

  it('is saved without identities, and without amounts if asked', async () => {
    const { scope, saved } = await open();
    await allSettled(record.recordingTaken, { scope });
    await allSettled(record.heldSaved, { scope, params: { amounts: false } });
    await allSettled(record.heldSaved, { scope, params: { amounts: true } });
    const redacted = saved.map(({ text }) => readText(text).header.redacted);
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
    await allSettled(record.recordingTaken, { scope });
    expect(scope.getState(record.$recordFailure)).toBe('The browser has no memory left for it.');
  });
});

const fakePlayer = (problems: Problem[] = []) => {
  const did: string[] = [];
  let tell: (trace: Trace | 'rewound') => void = () => {};
  const state = { atMs: 0, endMs: 100, playing: false, speed: 1, problems };
  const player: Player = {
    watch(received) {
      tell = received;
      return () => {};
    },
    state: () => state,
    changed: () => () => {},
    play() {},
    pause() {},
    step() {},
    seek: (atMs) => Promise.resolve(void did.push(`seek ${atMs}`)),
    setSpeed() {},
    close() {},
  };
  const replayer: Replayer = {
    open: () => Promise.resolve(player),
    run: ({ items }) => Promise.resolve({ traces: tracesOf(items.length), problems }),
  };
  return { did, player, replayer, tell: (trace: Trace | 'rewound') => tell(trace) };
};

describe('A replay', () => {
  const replaying = async () => {
    const fake = fakePlayer();
    const page = await open();
    await allSettled(replay.fileOpened, { scope: page.scope, params: file() });
    await allSettled(site.frameLoaded, { scope: page.scope, params: { parlourReplay: fake.replayer } });
    return { ...page, ...fake };
  };

  it('opens a dropped file in the frame, and the live site is watched no more', async () => {
    const { scope, live } = await replaying();
    expect(scope.getState(site.$mode)).toBe('replay');
    expect(scope.getState(replay.$player)).toMatchObject({ state: expect.any(Function) });
    expect([live.watchers(), scope.getState(site.$site)]).toEqual([0, null]);
    expect(scope.getState($book)!.zeroMs).toBe(1_000);
  });

  it('does what the player is commanded, and says why it cannot', async () => {
    const { scope, did } = await replaying();
    await allSettled(replay.playerCommanded, { scope, params: (player) => player.seek(40) });
    expect(did).toEqual(['seek 40']);
    const fails = () => Promise.reject(new Error('It went wrong.'));
    await allSettled(replay.playerCommanded, { scope, params: fails });
    expect(scope.getState(replay.$replayFailure)).toBe('It went wrong.');
  });

  it('begins its book anew after a jump back', async () => {
    const { scope, tell } = await replaying();
    tell(tracesOf(1)[0]!);
    vi.advanceTimersByTime(site.TAKE_EVERY_MS);
    expect(scope.getState($book)!.marbles).toHaveLength(1);
    tell('rewound');
    expect(scope.getState($book)).toMatchObject({ zeroMs: 1_000, marbles: [] });
  });

  it('goes back to the live site', async () => {
    const { scope } = await replaying();
    await allSettled(replay.replayClosed, { scope });
    expect(scope.getState($book)).toBeNull();
    const live = liveSource();
    await allSettled(site.frameLoaded, { scope, params: { parlourTrace: live.source } });
    expect([scope.getState(site.$mode), scope.getState(replay.$player), live.watchers()]).toEqual(['live', null, 1]);
  });

  it('of a bad file is refused in words, and the live site stays', async () => {
    const { scope, live } = await open();
    const whole = writeText(recording());
    await allSettled(replay.fileOpened, { scope, params: file(whole.slice(0, -100)) });
    expect(scope.getState(replay.$replayFailure)).toMatch(/It was cut short\.$/);
    expect([scope.getState(site.$mode), live.watchers()]).toEqual(['live', 1]);
  });

  it('that the app refuses is a word, and the next file is tried', async () => {
    const { replayer } = fakePlayer();
    const refuses = { ...replayer, open: () => Promise.reject(new Error('It is of another version.')) };
    const { scope } = await open();
    await allSettled(replay.fileOpened, { scope, params: file() });
    await allSettled(site.frameLoaded, { scope, params: { parlourReplay: refuses } });
    expect(scope.getState(replay.$replayFailure)).toBe('It is of another version.');
    const generation = scope.getState(site.$generation);
    await allSettled(replay.fileOpened, { scope, params: file() });
    expect(scope.getState(replay.$replayFailure)).toBeNull();
    // A new frame.
    expect(scope.getState(site.$generation)).toBe(generation + 1);
  });

  it('of the recording just taken needs no file', async () => {
    const { scope } = await open();
    await allSettled(record.recordingTaken, { scope });
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
    const { scope, saved } = await open({ openReplayer: () => Promise.resolve({ replayer, close }) });
    await allSettled(record.recordingTaken, { scope });
    await allSettled(replay.heldReplayed, { scope });
    await allSettled(replay.shrinkRequested, { scope, params: wanted });
    expect(scope.getState(replay.$shrinkProgress)).toMatchObject({ items: 2 });
    expect(close).toHaveBeenCalledOnce();
    expect(saved[0]!.name).toMatch(/-shrunk\.jsonl$/);
    expect(readText(saved[0]!.text).items.map(({ item }) => item)).toEqual(['base', 'end']);
  });
});

describe('Two recordings', () => {
  it('are replayed and compared', async () => {
    const { replayer } = fakePlayer();
    const close = vi.fn();
    const { scope } = await open({ openReplayer: () => Promise.resolve({ replayer, close }) });
    const [base, , end] = recording().items as [never, never, never];
    const shorter = writeText({ ...recording(), items: [base, end] });
    await allSettled(record.recordingTaken, { scope });
    await allSettled(compare.sideHeld, { scope, params: 'left' });
    await allSettled(compare.sideOpened, { scope, params: { side: 'right', file: file(shorter) } });
    await allSettled(compare.compared, { scope });
    const { differences } = scope.getState(compare.$comparison)!;
    expect(differences).toMatchObject([{ lane: 'store', name: '$a', at: 2, right: null }]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('need to be two', async () => {
    const { scope } = await open();
    await allSettled(compare.compared, { scope });
    expect(scope.getState(compare.$compareFailure)).toBe('Choose two recordings.');
  });
});

describe('A marble', () => {
  it('that is opened is shown in its panel; one of the table leaves the table', async () => {
    const { scope } = await open();
    const received = scenario();
    received.change(1, '$a', 1);
    const [marble] = received.book().marbles;
    await allSettled(panelChosen, { scope, params: 'Table' });
    await allSettled(marbleChosen, { scope, params: marble! });
    expect(scope.getState($panel)).toBe('Table');
    await allSettled(marbleOpened, { scope, params: marble! });
    expect([scope.getState($panel), scope.getState($opened)]).toEqual(['Marble', marble]);
  });
});
