import type { SoundName } from './names.ts';
import { SCORES, type Score } from './score.ts';
import { frequencyOf, type Voice } from './voice.ts';

/** Loudness of the whole game. */
const MASTER = 0.3;
const ATTACK_S = 0.006;
/** Exponential ramps end above zero. */
const SILENCE = 0.0001;

/** Plays the sounds of a voice, made by oscillators and noise: there are no files to load. */
export function createSynth(audio: AudioContext, voice: Voice): (name: SoundName) => void {
  const out = audio.createGain();
  out.gain.value = MASTER;
  const tone = audio.createBiquadFilter();
  tone.type = 'lowpass';
  tone.frequency.value = 3_200;
  tone.connect(out);
  out.connect(audio.destination);
  let noise: AudioBuffer | null = null;

  function fade(at: number, level: number, seconds: number, to: AudioNode): GainNode {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(SILENCE, at);
    gain.gain.linearRampToValueAtTime(level, at + ATTACK_S);
    gain.gain.exponentialRampToValueAtTime(SILENCE, at + ATTACK_S + seconds);
    gain.connect(to);
    return gain;
  }

  function playTone(frequency: number, at: number, level: number, seconds: number): void {
    const partials = [
      { ratio: 1, share: 1 - voice.overtone.share },
      { ratio: voice.overtone.ratio, share: voice.overtone.share },
    ];
    for (const { ratio, share } of partials) {
      const source = audio.createOscillator();
      source.type = ratio === 1 ? voice.wave : 'sine';
      source.frequency.value = frequency * ratio;
      // Square and sawtooth waves carry more energy at the same peak.
      const energy = source.type === 'square' || source.type === 'sawtooth' ? 0.5 : 1;
      source.connect(fade(at, level * share * energy, seconds, tone));
      source.start(at);
      source.stop(at + seconds + 0.05);
    }
  }

  function burst({ from, to, seconds }: NonNullable<Score['noise']>, at: number, level: number): void {
    noise ??= whiteNoise(audio);
    const source = audio.createBufferSource();
    source.buffer = noise;
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.setValueAtTime(from, at);
    band.frequency.exponentialRampToValueAtTime(to, at + seconds);
    band.connect(fade(at, level, seconds, tone));
    source.connect(band);
    source.start(at);
    source.stop(at + seconds + 0.05);
  }

  return (name) => {
    const score = SCORES[name];
    const now = audio.currentTime;
    if (score.noise) burst(score.noise, now, score.notes ? score.level / 2 : score.level);
    for (const [index, step] of (score.notes ?? []).entries()) {
      const degrees = typeof step === 'number' ? [step] : step;
      const level = (score.noise ? score.level / 2 : score.level) / degrees.length;
      for (const degree of degrees)
        playTone(frequencyOf(voice, degree), now + index * voice.step, level, voice.ring * (score.ring ?? 1));
    }
  };
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate / 2), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
