import { createEvent, createStore, sample } from 'effector';
import { replayFx } from '../../entities/records/index.ts';
import { protectedAction, sessionEnded } from '../../entities/session/index.ts';
import { gameLost, gameReloaded, holderSet } from '../../features/game-frame/model.ts';
import { isPage } from './is-page.ts';

export const replayEntered = createEvent<string>();
export const replayLeft = createEvent();
export const replayRetried = createEvent();

const see = protectedAction<string>();
const $entered = createStore<string | null>(null)
  .on(replayEntered, (_, roundId) => roundId)
  .on(replayLeft, () => null);
const isStillWanted = (entered: string | null, { params }: { params: { roundId: string | number } }) =>
  entered === params.roundId;
const answered = sample({
  clock: replayFx.done,
  source: $entered,
  filter: isStillWanted,
  fn: (_, { result }) => result.url,
});
const refused = sample({
  clock: replayFx.fail,
  source: $entered,
  filter: isStillWanted,
  fn: (_, { error }) => error.key,
});

/** The vendor's address of the replay. */
export const $replayUrl = createStore<string | null>(null)
  .on(answered, (_, url) => (isPage(url) ? url : null))
  .reset(replayEntered, replayLeft, replayRetried, sessionEnded, gameLost);
export const $replayRefusal = createStore<{ key: string; suggestions: []; untilMs: null } | null>(null)
  .on(refused, (_, key) => ({ key, suggestions: [], untilMs: null }))
  .on(answered, (_, url) => (isPage(url) ? null : { key: 'invalid_url', suggestions: [], untilMs: null }))
  .on(gameLost, () => ({ key: 'invalid_url', suggestions: [], untilMs: null }))
  .reset(replayEntered, replayLeft, replayRetried);

sample({ clock: replayEntered, fn: () => 'page' as const, target: holderSet });
sample({ clock: replayEntered, target: see.requested });
sample({
  clock: [replayRetried, gameReloaded],
  source: $entered,
  filter: (roundId): roundId is string => roundId !== null,
  target: see.requested,
});
sample({ clock: see.allowed, fn: (roundId) => ({ roundId }), target: replayFx });
