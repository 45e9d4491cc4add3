/**
 * Returns why a text is not well-formed XML of elements with attributes, or null. It is stricter than XML, which is enough here.
 */
export function flaw(xml: string): string | null {
  const open: string[] = [];
  let end = 0;
  for (const token of xml.matchAll(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w:-]*="[^"<&]*")*)(\/?)>/g)) {
    const [tag, closing, name = '', attributes = '', empty] = token;
    const text = xml.slice(end, token.index);
    if (/[<>]|&(?!(?:amp|lt|gt|quot);)|[\u0000-\u0008]/.test(text)) return `text ${text.slice(0, 60)}`;
    if (text.trim() !== '' && open.at(-1) !== 'title') return `text outside a title: ${text.slice(0, 60)}`;
    end = token.index + tag.length;
    const keys = [...attributes.matchAll(/ ([a-zA-Z][\w:-]*)=/g)].map(([, key]) => key);
    if (new Set(keys).size !== keys.length) return `attribute twice in ${tag.slice(0, 120)}`;
    if (closing) {
      if (open.pop() !== name) return `</${name}> out of order`;
    } else if (!empty) open.push(name);
    if (open.length === 0 && end < xml.length) return 'more than one root';
  }
  return end === xml.length && open.length === 0 ? null : `broken at ${xml.slice(end, end + 80)}`;
}

/** Left, right, top and bottom of a glyph outline (relative m, l, q, z), control points included. */
function outlineBox(d: string): [number, number, number, number] {
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  const box: [number, number, number, number] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [, command = '', rest = ''] of d.matchAll(/([mlqcz])([^mlqcz]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    const step = { m: 2, l: 2, q: 4, c: 6, z: 0 }[command]!;
    if (command === 'z') [x, y] = start;
    for (let i = 0; step > 0 && i < numbers.length; i += step) {
      for (let j = 0; j < step; j += 2) {
        const [px, py] = [x + numbers[i + j]!, y + numbers[i + j + 1]!];
        [box[0], box[1], box[2], box[3]] = [
          Math.min(box[0], px),
          Math.max(box[1], px),
          Math.min(box[2], py),
          Math.max(box[3], py),
        ];
        if (j === step - 2) [x, y] = [px, py];
      }
      if (command === 'm' && i === 0) start = [x, y];
    }
  }
  return box;
}

/** The box of a drawn title with its outline, computed from the finished picture alone. */
export function titleBox(svg: string): [number, number, number, number] {
  const groups = [...svg.matchAll(/<g id="([^"]+)" stroke-linejoin="round">(.*?)<\/g>/g)];
  const [, id, letters = ''] = groups.at(-1)!;
  const at = new RegExp(
    `<g transform="translate\\(([-\\d.]+) ([-\\d.]+)\\) scale\\(([\\d.]+)\\)"><use href="#${id}"`,
  ).exec(svg)!;
  const [tx, ty, scale] = [Number(at[1]), Number(at[2]), Number(at[3])];
  const outline = (0.24 / 2) * 250;
  const box: [number, number, number, number] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [use] of letters.matchAll(/<use [^>]+>/g)) {
    const d = new RegExp(`<path id="${/#([^"]+)"/.exec(use)![1]}" d="([^"]+)"`).exec(svg)![1]!;
    const [left, right, top, bottom] = outlineBox(d);
    const moved = /translate\(([-\d.]+) ([-\d.]+)\)(?: rotate\(([-\d.]+)\) translate\(([-\d.]+)\))?/.exec(use);
    const turn = (Number(moved?.[3] ?? 0) * Math.PI) / 180;
    for (const gx of [left, right])
      for (const gy of [top, bottom]) {
        const local = gx + Number(moved?.[4] ?? 0);
        const ox = moved ? Number(moved[1]) : Number(/ x="([-\d.]+)"/.exec(use)![1]);
        const oy = moved ? Number(moved[2]) : Number(/ y="([-\d.]+)"/.exec(use)![1]);
        const px = tx + scale * (ox + local * Math.cos(turn) - gy * Math.sin(turn));
        const py = ty + scale * (oy + local * Math.sin(turn) + gy * Math.cos(turn));
        box[0] = Math.min(box[0], px - outline * scale);
        box[1] = Math.max(box[1], px + outline * scale);
        box[2] = Math.min(box[2], py - outline * scale);
        box[3] = Math.max(box[3], py + outline * scale);
      }
  }
  return box;
}
