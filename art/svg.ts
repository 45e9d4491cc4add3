/** Formats a number with at most one decimal and no trailing zero. */
export function n(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/** Offset 0–1, colour, opacity (1 when absent). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The `<defs>` of one picture. Equal definitions are stored once. */
export interface Sheet {
  /** Adds a definition and returns its id; `make` writes the id into the markup. */
  def(make: (id: string) => string): string;
  /** Returns a linear gradient as a paint (`url(#…)`), from top to bottom unless the vector says otherwise. */
  linear(stops: readonly Stop[], vector?: readonly [number, number, number, number]): string;
  /** Returns a radial gradient as a paint, in shares of the painted box. */
  radial(stops: readonly Stop[], circle?: readonly [number, number, number]): string;
  markup(): string;
}

const stopsMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop${offset === 0 ? '' : ` offset="${Math.round(offset * 100) / 100}"`} stop-color="${colour}"${
          opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`
        }/>`,
    )
    .join('');

/** Creates an empty sheet. `prefix` keeps ids distinct if several drawings are inlined in one page. */
export function createSheet(prefix = ''): Sheet {
  const known = new Map<string, string>();
  const kept: string[] = [];
  const def: Sheet['def'] = (make) => {
    const key = make('');
    const before = known.get(key);
    if (before !== undefined) return before;
    const id = `${prefix}${known.size.toString(36).replace(/^\d/, (digit) => `_${digit}`)}`;
    known.set(key, id);
    kept.push(make(id));
    return id;
  };
  return {
    def,
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      `url(#${def((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsMarkup(stops)}</linearGradient>`)})`,
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      `url(#${def((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsMarkup(stops)}</radialGradient>`)})`,
    markup: () => (kept.length === 0 ? '' : `<defs>${kept.join('')}</defs>`),
  };
}

/** Escapes text for an attribute or an element. */
export function escapeXml(text: string): string {
  // XML does not allow control characters, not even escaped.
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns a complete standalone SVG. Screen readers announce its name if the file is shown directly. */
export function document(width: number, height: number, name: string, sheet: Sheet, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${escapeXml(name)}</title>${sheet.markup()}${body}</svg>`
  );
}

/** Returns a group moved, rotated (degrees) and scaled, in the order of the transform list. */
export function place(x: number, y: number, body: string, scale = 1, degrees = 0): string {
  const turned = degrees === 0 ? '' : ` rotate(${n(degrees)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${body}</g>`;
}
