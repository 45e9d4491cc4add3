import { beforeEach, describe, expect, it } from 'vitest';
import type { RoundView } from '../protocol.ts';
import { createSound, type SoundName } from '../client/sound.ts';
import { PLAIN_LEVEL, SCORES } from '../client/sound/score.ts';
import { frequencyOf, voiceOf } from '../client/sound/voice.ts';
import { loadedTitles } from './support/loaded-titles.ts';

interface Heard {
  /** When it starts, its frequency, and the peak of its loudness. */
  at: number;
  hertz: number;
  peak: number;
}

/** An AudioContext that writes down what would be heard. */
function fakeAudio() {
  const heard: Heard[] = [];
  let now = 0;
  let opened = 0;
  const param = () => {
    const all: number[] = [];
    const add = (value: number): void => void all.push(value);
    return {
      all,
      set value(value: number) {
        all.push(value);
      },
      setValueAtTime: add,
      linearRampToValueAtTime: add,
      exponentialRampToValueAtTime: add,
    };
  };
  interface FakeNode {
    gain: ReturnType<typeof param>;
    to: FakeNode | null;
  }
  const node = () => {
    const made: FakeNode = { gain: param(), to: null };
    const frequency = param();
    const connect = (to: FakeNode): void => void (made.to = to);
    const start = (at: number): void => {
      let next = made.to;
      while (next && next.gain.all.length < 2) next = next.to;
      heard.push({ at, hertz: frequency.all[0] ?? 0, peak: Math.max(...(next?.gain.all ?? [0])) });
    };
    return Object.assign(made, { frequency, type: '', buffer: null, connect, start, stop: () => undefined });
  };
  const context = {
    state: 'running',
    sampleRate: 8_000,
    get currentTime() {
      return now;
    },
    destination: node(),
    createGain: node,
    createOscillator: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createBuffer: (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    resume: () => Promise.resolve(),
    suspend: () => Promise.resolve(),
  };
  const audio = (): AudioContext => {
    opened += 1;
    return context as unknown as AudioContext;
  };
  return { audio, heard, opened: () => opened, later: () => void (now += 10) };
}

const round = (win: number, more: Partial<RoundView> = {}): RoundView =>
  ({ stake: 100, win, jackpot: false, jackpotAmount: null, ...more }) as RoundView;
const EVERY = Object.keys(SCORES) as SoundName[];
const noStorage = (): Storage => {
  throw new DOMException('no origin', 'SecurityError');
};

let fake: ReturnType<typeof fakeAudio>;
beforeEach(() => {
  fake = fakeAudio();
});
const sounding = (id = 'jade-lantern') => {
  const sound = createSound(id, { audio: fake.audio, storage: noStorage });
  sound.turn(true);
  fake.heard.length = 0;
  return sound;
};
/** What one sound plays, without the round's stake in it. */
const played = (work: () => void): Heard[] => {
  fake.later();
  fake.heard.length = 0;
  work();
  return fake.heard.slice();
};
const loudest = (heard: readonly Heard[]): number => Math.max(0, ...heard.map(({ peak }) => peak));

describe('sound', () => {
  it('is off at first: nothing is heard, and no output is opened', () => {
    const sound = createSound('jade-lantern', { audio: fake.audio, storage: noStorage });
    sound.follow(round(10_000));
    for (const name of EVERY) sound.play(name);
    sound.result(round(10_000));
    expect([sound.isOn(), fake.heard, fake.opened()]).toEqual([false, [], 0]);
  });

  it('is silent again when switched off', () => {
    const sound = sounding();
    expect(played(() => sound.play('bet')).length).toBeGreaterThan(0);
    sound.turn(false);
    expect(played(() => EVERY.forEach((name) => sound.play(name)))).toEqual([]);
  });

  it('is remembered where the frame has a storage, and works where it has none', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    createSound('jade-lantern', { audio: fake.audio, storage }).turn(true);
    expect(createSound('gem-cascade', { audio: fake.audio, storage }).isOn()).toBe(true);
    expect(createSound('jade-lantern', { audio: fake.audio, storage: noStorage }).isOn()).toBe(false);
  });

  it('does not stop a game in a browser without audio', () => {
    const audio = (): AudioContext => {
      throw new Error('none');
    };
    const sound = createSound('jade-lantern', { audio, storage: noStorage });
    expect(() => (sound.turn(true), sound.play('bet'))).not.toThrow();
  });

  it.each([0, 40, 100])(
    '[PP-21] celebrates nothing when %i of a stake of 100 returns, whatever a game asks for',
    (win) => {
      const sound = sounding();
      const plain = loudest(played(() => sound.play('stop')));
      for (const name of ['win', 'bigWin', 'cashOut'] as const) {
        sound.follow(round(win));
        expect([name, loudest(played(() => sound.play(name))) <= plain]).toEqual([name, true]);
      }
      sound.follow(round(win));
      expect(loudest(played(() => sound.result(round(win))))).toBeLessThanOrEqual(plain);
    },
  );

  it('[PP-21] of a win is the only one above the plain level', () => {
    const above = EVERY.filter((name) => SCORES[name].level > PLAIN_LEVEL);
    expect(above.sort()).toEqual(['bigWin', 'cashOut', 'win']);
    const sound = sounding();
    const stop = played(() => sound.play('stop'));
    expect(loudest(played(() => sound.result(round(150))))).toBeGreaterThan(loudest(stop));
  });

  it('of a result is heard once, whether the family plays it or the stage does', () => {
    const sound = sounding();
    sound.follow(round(250));
    played(() => sound.play('cashOut'));
    expect(played(() => sound.result(round(250)))).toEqual([]);
    sound.follow(round(250));
    expect(played(() => sound.result(round(250))).length).toBeGreaterThan(0);
  });

  it('of a large win is longer', () => {
    const sound = sounding();
    const small = played(() => sound.result(round(150)));
    sound.follow(null);
    const large = played(() => sound.result(round(5_000)));
    expect(large.length).toBeGreaterThan(small.length);
  });

  it('differs between the titles of a family, by scale, pitch, tempo or tone', async () => {
    const byFamily = new Map<string, string[]>();
    for (const { id, family } of (await loadedTitles()).values())
      byFamily.set(family.name, [...(byFamily.get(family.name) ?? []), JSON.stringify(voiceOf(id))]);
    for (const [family, voices] of byFamily) expect([family, new Set(voices).size]).toEqual([family, voices.length]);
  });

  it('stays in the scale of its title', () => {
    const voice = voiceOf('jade-lantern');
    const octave = voice.scale.length;
    expect(frequencyOf(voice, octave)).toBeCloseTo(2 * frequencyOf(voice, 0));
    const tones = Array.from({ length: 3 * octave }, (_, degree) => frequencyOf(voice, degree));
    const own = new Set(tones.flatMap((tone) => [tone, tone * voice.overtone.ratio]).map((tone) => tone.toFixed(3)));
    const heard = EVERY.flatMap((name) => {
      const sound = sounding();
      sound.follow(round(10_000));
      return played(() => sound.play(name));
    });
    // Noise has no pitch of its own.
    const foreign = heard.filter(({ hertz }) => hertz > 0 && !own.has(hertz.toFixed(3)));
    expect([heard.length > EVERY.length, foreign]).toEqual([true, []]);
  });
});
