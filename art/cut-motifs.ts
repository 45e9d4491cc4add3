/**
 * Extracts the motifs of motif-table.ts and the marks of sports from the game-icons set into motifs.json and sport-marks.json.
 * Run manually after a change of the table: `npx tsx art/cut-motifs.ts`. The package of 4,134 icons stays a
 * development dependency. credits.ts holds the credit that its licence requires.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { motifTable } from './motif-table.ts';
import { SPORT_MARKS } from './sport-marks.ts';

/** Number of arguments of each command. */
const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * Returns the same path in whole units of the 512 box (a third of a pixel on a tile), all relative. Every point is rounded
 * from its absolute position, so that errors do not accumulate.
 */
function whole(d: string): string {
  const tokens = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? [];
  let [x, y, startX, startY, rx, ry, out, last, at] = [0, 0, 0, 0, 0, 0, '', '', 0];
  let command = '';
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at]!)) command = tokens[at++]!;
    const lower = command.toLowerCase();
    const relative = command === lower;
    const args: number[] = [];
    for (let i = 0; i < ARITY[lower]!; i++) {
      // The two flags of an arc may be written without a separator.
      if (lower === 'a' && (i === 3 || i === 4) && tokens[at]!.length > 1) {
        args.push(Number(tokens[at]![0]));
        tokens[at] = tokens[at]!.slice(1);
      } else args.push(Number(tokens[at++]));
    }
    const absolute = args.map((value, i) => {
      if (lower === 'a' && i < 5) return value;
      const vertical = lower === 'v' || (lower === 'a' ? i === 6 : lower !== 'h' && i % 2 === 1);
      return relative ? value + (vertical ? y : x) : value;
    });
    const emitted = absolute.map((value, i) => {
      if (lower === 'a' && i < 5) return i < 2 ? Math.max(1, Math.round(value * 10) / 10) : Math.round(value);
      const vertical = lower === 'v' || (lower === 'a' ? i === 6 : lower !== 'h' && i % 2 === 1);
      return Math.round(value) - (vertical ? ry : rx);
    });
    if (lower === 'z') [x, y] = [startX, startY];
    else if (lower === 'h') x = absolute[0]!;
    else if (lower === 'v') y = absolute[0]!;
    else [x, y] = [absolute.at(-2)!, absolute.at(-1)!];
    [rx, ry] = [Math.round(x), Math.round(y)];
    if (lower === 'm') [startX, startY] = [x, y];
    const letter = lower === last && lower !== 'm' ? ' ' : lower;
    out += letter + emitted.join(' ');
    last = lower;
    if (lower === 'm') command = relative ? 'l' : 'L';
  }
  return out.replaceAll(' -', '-').replace(/(?<=[ ,a-z-])0\./g, '.');
}

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
  icons: Record<string, { body: string }>;
};
const cut = (names: Iterable<string>, file: string): void => {
  const motifs: Record<string, string> = {};
  const missing: string[] = [];
  for (const name of [...new Set(names)].sort()) {
    const body = set.icons[name]?.body;
    const d = body === undefined ? undefined : /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
    if (d === undefined) missing.push(name);
    else motifs[name] = whole(d);
  }
  if (missing.length > 0) throw new Error(`not in the icon set, or not one path: ${missing.join(' ')}`);
  const lines = Object.entries(motifs).map(([name, d]) => `${JSON.stringify(name)}:${JSON.stringify(d)}`);
  writeFileSync(new URL(file, import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
};
cut(motifTable().keys(), './motifs.json');
cut(Object.values(SPORT_MARKS), './sport-marks.json');
