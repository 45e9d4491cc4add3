import type { Book } from '../lanes/book.ts';
import { passes, type Filter } from '../lanes/filter.ts';
import type { Marble } from '../lanes/lane.ts';

export const COLUMNS = ['time', 'group', 'name', 'topic'] as const;
export type Column = (typeof COLUMNS)[number];
export interface Order {
  column: Column;
  descending: boolean;
}

const NAME: Record<Exclude<Column, 'time'>, (marble: Marble) => string> = {
  group: ({ lane }) => lane.group,
  name: ({ lane }) => lane.name,
  topic: ({ topic }) => (topic ? `${topic.feed} ${topic.key}` : ''),
};

/**
 * The marbles that pass the filter. Marbles with the same name stay newest first. There are few names, so they are put into
 * buckets: sorting 200,000 marbles by comparing would hold the page up.
 */
export const ordered = (book: Book, filter: Filter, { column, descending }: Order): readonly Marble[] => {
  const passed = book.marbles.filter((marble) => passes(filter, marble));
  if (column === 'time') return descending ? passed.reverse() : passed;
  const buckets = new Map<string, Marble[]>();
  for (const marble of passed.reverse()) {
    const name = NAME[column](marble);
    const bucket = buckets.get(name);
    if (bucket) bucket.push(marble);
    else buckets.set(name, [marble]);
  }
  const names = [...buckets.keys()].sort((left, right) => left.localeCompare(right, 'en'));
  if (descending) names.reverse();
  return names.flatMap((name) => buckets.get(name)!);
};
