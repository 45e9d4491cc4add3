/** How a title sounds: its scale, its pitch, its tempo and the colour of its tone. */
export interface Voice {
  /** Of the lowest note, in hertz. */
  root: number;
  /** Semitones of one octave. */
  scale: readonly number[];
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** A second tone above each note: its ratio and its share of the loudness. */
  overtone: { ratio: number; share: number };
  /** Seconds from one note to the next. */
  step: number;
  /** Seconds for which a note rings. */
  ring: number;
}

const SCALES = [
  [0, 2, 4, 7, 9],
  [0, 3, 5, 7, 10],
  [0, 2, 4, 5, 7, 9, 11],
  [0, 2, 3, 7, 8],
  [0, 2, 5, 7, 9],
  [0, 1, 5, 7, 8],
  [0, 4, 6, 7, 11],
] as const;
const WAVES = ['sine', 'triangle', 'square', 'sawtooth'] as const;
const RATIOS = [2, 2.76, 3, 4, 1.5] as const;
const RINGS = [0.16, 0.24, 0.34, 0.5] as const;

/** Returns the voice of a title. Two titles share one only if their ids hash alike. */
export function voiceOf(id: string): Voice {
  let hash = hashOf(id);
  const pick = (count: number): number => {
    const index = hash % count;
    hash = Math.floor(hash / count);
    return index;
  };
  const scale = SCALES[pick(SCALES.length)]!;
  const wave = WAVES[pick(WAVES.length)]!;
  const ratio = RATIOS[pick(RATIOS.length)]!;
  const ring = RINGS[pick(RINGS.length)]!;
  const semitone = pick(12);
  return {
    root: 196 * 2 ** (semitone / 12),
    scale,
    wave,
    overtone: { ratio, share: 0.12 + pick(4) * 0.06 },
    step: 0.075 + pick(11) * 0.005,
    ring,
  };
}

/** The frequency of a degree of the scale; degrees beyond its end are of the next octave. */
export function frequencyOf({ root, scale }: Voice, degree: number): number {
  const octave = Math.floor(degree / scale.length);
  return root * 2 ** (octave + scale[degree - octave * scale.length]! / 12);
}

/** FNV-1a, then mixed so that similar ids differ in every digit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
