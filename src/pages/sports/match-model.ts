import { attach, combine, createEvent, createStore, sample } from 'effector';
import { book } from '../../../contract/book.ts';
import { bookChosen } from '../../features/bet-slip/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, languageChanged } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

/** The page of a fixture is shown. */
export const matchOpened = createEvent<string>();
export const matchLeft = createEvent();
export const matchRetried = createEvent();

const $fixture = createStore<string | null>(null)
  .on(matchOpened, (_, fixture) => fixture)
  .reset(matchLeft);
const match = createQuery(
  attach({
    source: $language,
    mapParams: (id: string, language) => ({ id, language }),
    effect: createCall(book.fixture),
  }),
  { resetOn: [matchOpened, matchLeft] },
);
/** Null while unknown. */
export const $match = match.$data;
export const $matchFailure = match.$error;
sample({ clock: matchOpened, target: match.start });
sample({
  clock: [matchRetried, languageChanged],
  source: $fixture,
  filter: Boolean,
  fn: (fixture) => fixture,
  target: match.start,
});
sample({ clock: match.done, fn: ({ result }) => result.type, target: bookChosen });

const $received = liveState({ feed: 'fixture', $key: $fixture.map((id) => id && `fixture:${id}`) }).$value;
/** What happened in the match so far, the newest first; null while unknown. */
export const $timeline = $received.map((received) => received && received.timeline.toReversed());
export const $statistics = combine($received, (received) => received?.statistics ?? null);
