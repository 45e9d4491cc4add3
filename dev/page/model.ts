import { createEvent, createStore, type Effect, type EventCallable } from 'effector';
import type { Book, Marble } from './book.ts';
import { NO_FILTER, type Filter } from './rows.ts';

/** A source began to tell, or a replay jumped back: the book is empty. */
export const bookOpened = createEvent<Book>();
/** What was watched is gone. */
export const bookClosed = createEvent();
export const bookGrew = createEvent();

export const $book = createStore<Book | null>(null, { serialize: 'ignore' })
  .on(bookOpened, (_, book) => book)
  .reset(bookClosed);
/** Grows with the book, which is written in place. */
export const $growth = createStore(0).on([bookGrew, bookOpened, bookClosed], (growth) => growth + 1);

export const filterChanged = createEvent<Partial<Filter>>();
export const $filter = createStore(NO_FILTER).on(filterChanged, (filter, change) => ({
  ...filter,
  // Keys belong to a feed.
  ...(change.feed !== undefined && { key: '' }),
  ...change,
}));

export const marbleOpened = createEvent<Marble>();
/** Opened from the table, which stays. */
export const marbleChosen = createEvent<Marble>();
export const marbleClosed = createEvent();
export const $opened = createStore<Marble | null>(null, { serialize: 'ignore' })
  .on([marbleOpened, marbleChosen], (_, marble) => marble)
  .reset(marbleClosed, bookOpened, bookClosed);

export const PANELS = ['Marble', 'Table', 'Write a test', 'Compare', 'Break it'] as const;
export type Panel = (typeof PANELS)[number];
export const panelChosen = createEvent<Panel>();
export const $panel = createStore<Panel>('Marble')
  .on(panelChosen, (_, panel) => panel)
  .on(marbleOpened, () => 'Marble' as const);

/** An event that calls an effect, for a view, which does not wait for it. */
export const callOf = <P>(fx: Effect<P, any, any>): EventCallable<P> => fx.prepend((params: P) => params);

/** Why the last of these effects failed; null while all is well. */
export const failureOf = (...effects: Effect<any, any>[]) =>
  createStore<string | null>(null)
    .on(
      effects.map((fx) => fx.failData),
      (_, { message }) => message,
    )
    .reset(effects);
