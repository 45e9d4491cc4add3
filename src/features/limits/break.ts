import { combine, createEvent, createStore, sample } from 'effector';
import { TERMS_OF, playerLimits, type ExclusionKind, type ExclusionTerm } from '../../../contract/player-limits.ts';
import { GAME_TYPES, type GameType } from '../../../contract/primitives.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { limitsPage, protectionRequested } from './protection.ts';

export const breakChosen = createEvent<ExclusionKind>();
export const termChosen = createEvent<ExclusionTerm>();
export const typeChosen = createEvent<GameType>();
export const breakReviewed = createEvent();
export const breakReturned = createEvent();
export const breakConfirmed = createEvent();

const excludeFx = createCall(playerLimits.exclude);
const forgotten = [limitsPage.closed, sessionEnded, excludeFx.done];

export const $breakKind = createStore<ExclusionKind>('cool_off')
  .on(breakChosen, (_, kind) => kind)
  .reset(forgotten);
const $chosen = createStore<ExclusionTerm>('24h')
  .on(termChosen, (_, term) => term)
  .reset(forgotten);
/** The chosen term, or the shortest that fits the kind. */
export const $term = combine($breakKind, $chosen, (kind, term) =>
  TERMS_OF[kind].includes(term) ? term : TERMS_OF[kind][0]!,
);
export const $gameType = createStore<GameType>(GAME_TYPES[0])
  .on(typeChosen, (_, type) => type)
  .reset(forgotten);
/** The second step, because nothing ends a break before its term. */
export const $isReview = createStore(false)
  .on(breakReviewed, () => true)
  .reset([...forgotten, breakReturned, breakChosen, termChosen, typeChosen]);
export const $breakFailure = createStore<{ key: string } | null>(null)
  .on(excludeFx.failData, (_, failure) => failure)
  .reset([...forgotten, excludeFx, breakReviewed, breakReturned]);
export const $breakPending = excludeFx.pending;

sample({
  clock: breakConfirmed,
  source: { breakKind: $breakKind, term: $term, gameType: $gameType, review: $isReview, busy: excludeFx.pending },
  filter: ({ review, busy }) => review && !busy,
  fn: ({ breakKind: kind, term, gameType }) => ({
    kind,
    term,
    ...(kind === 'type_lock' && { gameType }),
  }),
  target: excludeFx,
});
sample({ clock: excludeFx.done, fn: () => {}, target: protectionRequested });
