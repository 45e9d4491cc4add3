import type { TitleView } from '../protocol.ts';

/** The colours of a title, as `#rrggbb`, by the name of their custom property. */
export type Colours = Record<(typeof COLOURS)[number], string>;

export const COLOURS = [
  'ground',
  'ground-deep',
  'glow',
  'page',
  'raised',
  'card',
  'card-hover',
  'line',
  'accent',
  'accent-deep',
  'accent-light',
  'on-accent',
] as const;

type Oklab = readonly [lightness: number, a: number, b: number];

/** Derives the colours of the stage from a title's ground and accent. They are mixed in OKLab, as CSS would. */
export function coloursOf({ ground, accent }: Pick<TitleView['theme'], 'ground' | 'accent'>): Colours {
  return {
    ground,
    'ground-deep': mix(ground, '#050708', 0.3),
    glow: mix(ground, accent, 0.78),
    page: mix(ground, '#050708', 0.22),
    raised: mix(ground, '#070a0b', 0.34),
    card: mix(ground, '#090c0d', 0.48),
    'card-hover': mix(ground, '#0a0e0f', 0.66),
    line: mix(ground, '#7c8884', 0.66),
    accent,
    'accent-deep': mix(accent, '#2a1a05', 0.62),
    'accent-light': mix(accent, '#ffffff', 0.5),
    'on-accent': mix(ground, '#0a0703', 0.25),
  };
}

/** Sets a title's colours on the root of the page. */
export function applyTheme(root: HTMLElement, theme: TitleView['theme']): void {
  for (const [name, colour] of Object.entries(coloursOf(theme))) root.style.setProperty(`--${name}`, colour);
}

/** Mixes two colours; `share` is that of the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [oklabOf(first), oklabOf(second)];
  return hexOf(a.map((value, index) => value * share + b[index]! * (1 - share)) as unknown as Oklab);
}

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const luminance = (colour: string): number => {
    const [red, green, blue] = linearOf(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function linearOf(hex: string): [number, number, number] {
  const channel = (from: number): number => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function oklabOf(hex: string): Oklab {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (value: number): string => {
    const share = Math.min(1, Math.max(0, value));
    const gamma = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}
