import { GROUPS, type Group } from '../recording/lane.ts';
import { firstAt, type Book, type Lane, type Marble } from './book.ts';

export interface Filter {
  /** Empty: all. */
  feed: string;
  key: string;
  /** Part of the name of a lane. */
  name: string;
}
export const NO_FILTER: Filter = { feed: '', key: '', name: '' };

/** A feed and a key let through what their envelopes led to as well: the emissions and the stores. */
export const passes = ({ feed, key, name }: Filter, { lane, topic }: Marble): boolean =>
  lane.name.toLowerCase().includes(name.trim().toLowerCase()) &&
  (feed === '' || topic?.feed === feed) &&
  (key === '' || topic?.key === key);

/** What the picture shows below one another: the head of a group with its count of lanes, or a lane. */
export type Row = { group: Group; lanes: number } | { group: Group; lane: Lane; marbles: readonly Marble[] };

/** The rows of all lanes with marbles that pass, by name. Of a collapsed group only its head. */
export const rowsOf = (book: Book, filter: Filter, collapsed: ReadonlySet<Group>): Row[] => {
  const isOpen = Object.values(filter).every((part) => part === '');
  const lanes = [...book.lanes.values()]
    .map((lane) => ({
      group: lane.group,
      lane,
      marbles: isOpen ? lane.marbles : lane.marbles.filter((marble) => passes(filter, marble)),
    }))
    .filter(({ marbles }) => marbles.length > 0)
    .sort((one, other) => one.lane.name.localeCompare(other.lane.name, 'en'));
  return (Object.keys(GROUPS) as Group[]).flatMap((group): Row[] => {
    const own = lanes.filter((row) => row.group === group);
    if (own.length === 0) return [];
    return [{ group, lanes: own.length }, ...(collapsed.has(group) ? [] : own)];
  });
};

/** Marbles that would overlap: one alone, or a bar with their count. */
export interface Cluster {
  /** Index in the lane. */
  first: number;
  fromMs: number;
  toMs: number;
  count: number;
  bad: boolean;
}

/**
 * The marbles of a lane between two moments, conflated into chains in which each is nearer than `gapMs` to the next. The work grows
 * with the width of the picture, not with the number of marbles: within a slot of `gapMs` only two are looked at.
 */
export const clustersOf = (marbles: readonly Marble[], fromMs: number, toMs: number, gapMs: number): Cluster[] => {
  const clusters: Cluster[] = [];
  const end = firstAt(marbles, toMs);
  for (let at = firstAt(marbles, fromMs), next = at; at < end; at = next) {
    const begin = marbles[at]!;
    next = Math.min(end, firstAt(marbles, (Math.floor(begin.t / gapMs) + 1) * gapMs, at + 1));
    const last = marbles[next - 1]!;
    const bad = begin.look === 'bad' || last.look === 'bad';
    const before = clusters.at(-1);
    if (before && begin.t - before.toMs < gapMs) {
      before.toMs = last.t;
      before.count += next - at;
      before.bad ||= bad;
    } else clusters.push({ first: at, fromMs: begin.t, toMs: last.t, count: next - at, bad });
  }
  return clusters;
};

/** The least distance of two ticks. */
const TICK_PX = 90;

/** The milliseconds between two ticks of the ruler: 1, 2 or 5 with noughts. */
export const tickMs = (pxPerMs: number): number => {
  const min = TICK_PX / pxPerMs;
  const power = 10 ** Math.floor(Math.log10(min));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= min)!;
};

export const COLUMNS = ['time', 'group', 'name', 'topic'] as const;
export type Column = (typeof COLUMNS)[number];
export interface Order {
  column: Column;
  descending: boolean;
}
export const TEXT: Record<Exclude<Column, 'time'>, (marble: Marble) => string> = {
  group: ({ lane }) => lane.group,
  name: ({ lane }) => lane.name,
  topic: ({ topic }) => (topic ? `${topic.feed} ${topic.key}` : ''),
};

/** The marbles that pass the filter. Those with the same text stay newest first. */
export const ordered = (book: Book, filter: Filter, { column, descending }: Order): readonly Marble[] => {
  const passed = book.marbles.filter((marble) => passes(filter, marble));
  if (column === 'time') return descending ? passed.reverse() : passed;
  // There are few texts: sorting 200,000 marbles by comparing would hold the page up.
  const byText = new Map<string, Marble[]>();
  for (const marble of passed.reverse()) {
    const text = TEXT[column](marble);
    const alike = byText.get(text);
    if (alike) alike.push(marble);
    else byText.set(text, [marble]);
  }
  const texts = [...byText.keys()].sort((one, other) => one.localeCompare(other, 'en'));
  return (descending ? texts.reverse() : texts).flatMap((text) => byText.get(text)!);
};
