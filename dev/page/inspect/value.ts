/* Values may come from the frame, which has constructors of its own: they are told apart by shape. */

const tagOf = (value: unknown) => Object.prototype.toString.call(value).slice(8, -1);

export interface Child {
  name: string;
  value: unknown;
}

/** The parts of a value; null for one without parts. */
export const childrenOf = (value: unknown): Child[] | null => {
  if (typeof value !== 'object' || value === null) return null;
  const tag = tagOf(value);
  if (Array.isArray(value)) return value.map((each: unknown, at) => ({ name: String(at), value: each }));
  if (tag === 'Map')
    return [...(value as Map<unknown, unknown>)].map(([key, each]) => ({ name: preview(key, 40), value: each }));
  if (tag === 'Set') return [...(value as Set<unknown>)].map((each, at) => ({ name: String(at), value: each }));
  if (tag === 'Error') {
    const { name, message } = value as Error;
    return [
      { name: 'name', value: name },
      { name: 'message', value: message },
    ];
  }
  if (tag === 'Date') return null;
  return Object.entries(value).map(([name, each]) => ({ name, value: each as unknown }));
};

/** One line of at most about this many characters. */
export const preview = (value: unknown, max = 80): string => {
  const text = write(value, max);
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
};

const PARTS = 12;

const write = (value: unknown, max: number): string => {
  if (typeof value === 'string') return JSON.stringify(value.length > max ? value.slice(0, max) : value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'function';
  if (typeof value === 'symbol') return value.toString();
  if (typeof value !== 'object' || value === null) return String(value);
  const tag = tagOf(value);
  if (tag === 'Date') return (value as Date).toJSON();
  if (tag === 'Error') return `${(value as Error).name}: ${(value as Error).message}`;
  if (max < 8) return Array.isArray(value) ? '[…]' : '{…}';
  const children = childrenOf(value) ?? [];
  let room = max;
  const parts: string[] = [];
  for (const { name, value: each } of children) {
    if (room <= 0 || parts.length === PARTS) {
      parts.push('…');
      break;
    }
    const inner = write(each, Math.min(room, Math.floor(max / 2)));
    const part = Array.isArray(value) || tag === 'Set' ? inner : `${name}: ${inner}`;
    parts.push(part);
    room -= part.length + 2;
  }
  const kind = tag === 'Map' || tag === 'Set' ? `${tag} ` : '';
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `${kind}{${parts.join(', ')}}`;
};

/** JSON for the clipboard. */
export const asJson = (value: unknown): string =>
  JSON.stringify(
    value,
    (_, each: unknown) => {
      if (typeof each === 'bigint') return `${each}n`;
      const tag = tagOf(each);
      if (tag === 'Map') return Object.fromEntries([...(each as Map<string, unknown>)]);
      if (tag === 'Set') return [...(each as Set<unknown>)];
      if (tag === 'Error') return preview(each, 400);
      return each;
    },
    2,
  ) ?? String(value);
