import type { RoundView } from '../protocol.ts';
import { isBigWin, paidBy, resultOf } from './result.ts';
import type { SoundName } from './sound/names.ts';
import { createSynth } from './sound/synth.ts';
import { voiceOf } from './sound/voice.ts';

export type { SoundName } from './sound/names.ts';

export interface Sound {
  /** Lets something sound, if sound is on. What celebrates is heard only for a return above the stake (PP-21). */
  play(name: SoundName): void;
  /** The round that is shown; null while its result is not known. */
  follow(round: RoundView | null): void;
  /** Lets the result sound, unless the family already did. */
  result(round: RoundView): void;
  isOn(): boolean;
  turn(on: boolean): void;
}

const KEY = 'parlour-sound';
const CELEBRATING: readonly SoundName[] = ['win', 'bigWin', 'cashOut'];

interface Surroundings {
  /** Creates the audio output; it is called once, when sound is first switched on. */
  audio?: () => AudioContext;
  storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/** Creates the sounds of a title: off until the player switches them on, remembered for the visit. */
export function createSound(id: string, surroundings: Surroundings = {}): Sound {
  const { audio = () => new AudioContext(), storage = () => sessionStorage } = surroundings;
  let on = remembered(storage);
  let output: { context: AudioContext; synth: (name: SoundName) => void } | null = null;
  let round: RoundView | null = null;
  let wasResult = false;

  /** The output, or null where the browser has none. */
  function open(): typeof output {
    try {
      const context = audio();
      return { context, synth: createSynth(context, voiceOf(id)) };
    } catch {
      return null;
    }
  }

  const isWin = (): boolean => round !== null && ['win', 'jackpot'].includes(resultOf(round).kind);

  function play(name: SoundName): void {
    const celebrates = CELEBRATING.includes(name);
    if (celebrates || name === 'lose') wasResult = true;
    if (!on) return;
    output ??= open();
    // A browser suspends output that was created without a gesture of the player.
    if (output?.context.state === 'suspended') void output.context.resume();
    output?.synth(celebrates && !isWin() ? 'stop' : name);
  }

  return {
    play,
    follow(next) {
      round = next;
      wasResult = false;
    },
    result(decided) {
      round = decided;
      if (wasResult) return;
      if (!isWin()) play(paidBy(decided) > 0 ? 'stop' : 'lose');
      else play(isBigWin(decided) ? 'bigWin' : 'win');
    },
    isOn: () => on,
    turn(next) {
      on = next;
      remember(storage, next);
      if (next) play('tick');
      else void output?.context.suspend();
    },
  };
}

/** A game's frame has no origin, and then no storage: the switch is remembered only while the game is open. */
function remembered(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

function remember(storage: () => Pick<Storage, 'setItem'>, on: boolean): void {
  try {
    storage().setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Without storage there is nothing to remember it in.
  }
}
