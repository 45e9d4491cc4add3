import { h } from '../dom.ts';

/** One result as a list shows it: a kind, which is a class, and a short text. */
export interface PastResult {
  kind: string;
  text: string;
  /** What a screen reader says. */
  label: string;
}

interface Options {
  /** Kinds in the order of the bar. */
  kinds: readonly string[];
  label: string;
  /** How often each kind came, in words. */
  sharesOf: (counts: Record<string, number>, rounds: number) => string;
  max: number;
}

/** The last results of a table, the newest first, and a bar of how often each kind came. It says nothing about the next round. */
export function createPastResults({ kinds, label, sharesOf, max }: Options) {
  const list = h('ol', { className: 'last-results', attrs: { 'aria-label': label } });
  const bar = h('div', { className: 'shares', attrs: { role: 'img' } });
  return {
    list,
    bar,
    /** Shows these results, the oldest first. */
    set(results: readonly PastResult[]) {
      list.replaceChildren(
        ...results
          .slice(-max)
          .toReversed()
          .map(({ kind, text, label: spoken }) => {
            const item = h('li', { className: `is-${kind}` });
            item.append(
              h('span', { attrs: { 'aria-hidden': 'true' } }, text),
              h('span', { className: 'spoken' }, spoken),
            );
            return item;
          }),
      );
      const counts = Object.fromEntries(kinds.map((kind) => [kind, 0]));
      for (const { kind } of results) counts[kind] = (counts[kind] ?? 0) + 1;
      bar.replaceChildren(
        ...kinds
          .filter((kind) => counts[kind]! > 0)
          .map((kind) => {
            const part = h('span', { className: `is-${kind}` }, String(counts[kind]));
            part.style.flexGrow = String(counts[kind]);
            return part;
          }),
      );
      bar.setAttribute('aria-label', sharesOf(counts, results.length));
    },
  };
}
