type Triple = readonly [number, number, number];

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

function toLab(hex: string): Triple {
  const channel = (at: number): number => linear(parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const two = (c: number): string =>
    Math.round(Math.min(1, Math.max(0, gamma(Math.max(0, c)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(two).join('')}`;
}

/** Mixes two `#rrggbb` colours in OKLab, which is perceptually uniform; `t` 0 is `a`. */
export function mix(a: string, b: string, t: number): string {
  const [la, lb] = [toLab(a), toLab(b)];
  return toHex([la[0] + (lb[0] - la[0]) * t, la[1] + (lb[1] - la[1]) * t, la[2] + (lb[2] - la[2]) * t]);
}

/** Mixes along the shorter way round the hue circle, so that two distant hues give a third one, not grey. */
export function blend(a: string, b: string, t: number): string {
  const [la, lb] = [toLab(a), toLab(b)];
  const [ca, cb] = [Math.hypot(la[1], la[2]), Math.hypot(lb[1], lb[2])];
  const from = Math.atan2(la[2], la[1]);
  let arc = Math.atan2(lb[2], lb[1]) - from;
  if (arc > Math.PI) arc -= 2 * Math.PI;
  if (arc < -Math.PI) arc += 2 * Math.PI;
  // A colour close to grey has no usable hue.
  const hue = ca < 0.02 ? from + arc : cb < 0.02 ? from : from + arc * t;
  const chroma = ca + (cb - ca) * t;
  return toHex([la[0] + (lb[0] - la[0]) * t, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
}

/** Lightens (`by` > 0) or darkens (`by` < 0) by a share of the way to white or to near black. */
export function shade(hex: string, by: number): string {
  return by >= 0 ? mix(hex, '#ffffff', by) : mix(hex, '#04070a', -by);
}

/** Returns the perceived lightness 0–1, to choose the ink on a background. */
export function lightness(hex: string): number {
  return toLab(hex)[0];
}
