import { attach, combine, createEvent, createStore, sample } from 'effector';
import { book } from '../../../contract/book.ts';
import type { BookType } from '../../../contract/book-fixtures.ts';
import { $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { fundsShown } from '../../entities/wallet/lazy.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language } from '../../shared/api/context.ts';
import { $legs, $type, bookChosen, maxLegsKnown } from './legs.ts';

/** The session of a type is needed: to bet, or to see own bets. */
export const sessionNeeded = createEvent<BookType>();
/** The vendor or the platform has ended it. */
export const sessionLost = createEvent<BookType>();

const openFx = attach({
  source: $language,
  mapParams: (type: BookType, language) => ({ type, language }),
  effect: createCall(book.open),
});
type Session = Awaited<ReturnType<typeof openFx>> & { type: BookType };

const $sessions = createStore<Partial<Record<BookType, Session>>>({})
  .on(openFx.done, (held, { params, result }) => ({ ...held, [params]: { ...result, type: params } }))
  .on(sessionLost, (held, type) => ({ ...held, [type]: undefined }))
  .reset(sessionEnded);
/** The player's session in the book of the shown type; null while none is open. */
export const $session = combine($sessions, $type, (sessions, type) => sessions[type] ?? null);
export const sessionOpened = openFx.done.map(({ params, result }): Session => ({ ...result, type: params }));
export const $isOpening = openFx.pending;
/** Why the book does not open for this player. */
export const $sessionFailure = createStore<{ key: string } | null>(null)
  .on(openFx.failData, (_, failure) => failure)
  .reset(openFx, sessionEnded, bookChosen);
export const openFailed = openFx.fail;

// A member who bets sees the stakes of the book at once.
sample({
  clock: [$legs, $sessionKind, bookChosen],
  source: { legs: $legs, type: $type, who: $sessionKind, sessions: $sessions },
  filter: ({ legs, type, who, sessions }) =>
    legs.length > 0 && (who === 'member' || who === 'trial') && !sessions[type],
  fn: ({ type }) => type,
  target: sessionNeeded,
});
sample({
  clock: sessionNeeded,
  source: { sessions: $sessions, isOpening: openFx.pending },
  filter: ({ sessions, isOpening }, type) => !sessions[type] && !isOpening,
  fn: (_, type) => type,
  target: openFx,
});
sample({ clock: $session, filter: Boolean, fn: ({ terms }) => terms.maxLegs, target: maxLegsKnown });
sample({ clock: $session, fn: (session) => session?.funds ?? null, target: fundsShown });
