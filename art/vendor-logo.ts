import { mix, shade } from './colour.ts';
import { capitalHeight, drawLine, drawable, lineWidth } from './lettering.ts';
import { MATERIALS } from './materials.ts';
import { emblem } from './motifs.ts';
import { starPath } from './shapes.ts';
import { createSeed } from './seed.ts';
import { createSheet, document, place } from './svg.ts';
import { vendorLook } from './vendor-looks.ts';

/** Draws emblem and wordmark on a transparent background, 160 × 48, light enough for dark surfaces. */
export function drawVendorLogo({ vendor, name }: { vendor: string; name: string }): string {
  const look = vendorLook(vendor);
  const sheet = createSheet();
  const seed = createSeed(`logo/${vendor}`);
  const t = MATERIALS[look.metal];
  const mood = look.moods[0]!;
  const metal = sheet.linear(
    [
      [0, t.hi],
      [0.45, t.mid],
      [1, t.dark],
    ],
    [0, 0, 1, 1],
  );
  const well = sheet.radial([
    [0, shade(mood.mid, 0.2)],
    [1, mood.deep],
  ]);
  const plate = [
    '<circle r="21"/>',
    `<path d="${starPath(6, 23, 20)}"/>`,
    '<rect x="-19" y="-19" width="38" height="38" rx="11"/>',
    '<path d="M0-22C10-22 19-19 19-19V2C19 14 8 20 0 23-8 20-19 14-19 2V-19S-10-22 0-22Z"/>',
    `<path d="${starPath(8, 23, 19.5)}"/>`,
  ][seed.int(0, 4)]!;
  const seal = place(
    25,
    24,
    `<g fill="${metal}">${plate}</g><g fill="${well}" transform="scale(.86)">${plate}</g>${emblem(sheet, look.emblem, look.metal, 0, 0, 27, { shadow: false })}`,
  );
  const style = look.letters[0]!;
  const [first = '', ...others] = drawable(name).split(' ');
  const rest = others.join(' ').toUpperCase();
  const ink = sheet.linear([
    [0, '#ffffff'],
    [1, mix(mood.glow, '#ffffff', 0.35)],
  ]);
  const size = Math.min(24, 104 / Math.max(lineWidth(first, style), 0.1));
  const small = Math.min(9.5, 104 / Math.max(lineWidth(rest, 'text', 30), 0.1));
  const middle = rest === '' ? 24 + capitalHeight(size) / 2 : 28;
  const word = drawLine(sheet, first, style, 53, middle, size, ink);
  const second =
    rest === '' ? '' : drawLine(sheet, rest, 'text', 53.5, 41, small, mix(look.accent, '#ffffff', 0.35), 'start', 30);
  return document(160, 48, name, sheet, seal + word + second);
}
