import type { Material } from './motif-table.ts';

/** Five tones of one material, from the highlight to the ink of its outline. */
export interface Tones {
  hi: string;
  light: string;
  mid: string;
  dark: string;
  ink: string;
}

const tones = (hi: string, light: string, mid: string, dark: string, ink: string): Tones => ({
  hi,
  light,
  mid,
  dark,
  ink,
});

/** Chosen manually: a metal's mid tones shift in hue, which plain darkening would not give. */
export const MATERIALS: Record<Material, Tones> = {
  gold: tones('#fffbd6', '#ffe07a', '#f0a822', '#a55a08', '#3a1602'),
  jade: tones('#eafff0', '#8ff0b8', '#23b877', '#0a6a4c', '#02261f'),
  ruby: tones('#ffe6dc', '#ff8a73', '#e0283c', '#8a0a2c', '#330211'),
  sapphire: tones('#e6f6ff', '#7fcbff', '#2a78e8', '#123a9a', '#040f3d'),
  ice: tones('#ffffff', '#d4f6ff', '#7cd0f2', '#2b7fb0', '#06263d'),
  silver: tones('#ffffff', '#e6eef5', '#a9bccb', '#566b7f', '#121c28'),
  rose: tones('#fff2f4', '#ffc2cf', '#f2678f', '#a2265e', '#3a0526'),
  ember: tones('#fff7c4', '#ffc54a', '#f7641e', '#a81e0c', '#360604'),
  bronze: tones('#fff0d9', '#f0bd85', '#bf7036', '#6b3213', '#260d03'),
  pearl: tones('#ffffff', '#fff3e6', '#f0d0c8', '#a8808f', '#33202e'),
  violet: tones('#f8ecff', '#d3a4ff', '#8c48ea', '#4a1a9c', '#180437'),
  lime: tones('#fbffd8', '#d6f562', '#7cc41c', '#35700a', '#0d2602'),
};
