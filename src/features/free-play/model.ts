import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { auth } from '../../../contract/auth.ts';
import { $actionWaits, loggedIn } from '../../entities/session/index.ts';
import { moduleOn } from '../../entities/site/lazy.ts';
import { createCall } from '../../shared/api/call.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';

/** `here`: the page stays, whatever started the free play. */
export const freePlayRequested = createEvent<{ here: boolean }>();

const enterFx = attach({
  mapParams: (os: string) => ({
    os,
    platform: 'W' as const,
    encryption: true as const,
    gatewayVersion: 3 as const,
  }),
  effect: createCall(auth.freePlay),
});
const readOsFx = createEffect(() => navigator.platform.slice(0, 64) || 'unknown');

export const $isOffered = moduleOn('FREE_PLAY');
export const $pending = enterFx.pending;
export const $failure = createStore<{ key: string } | null>(null)
  .on(enterFx.failData, (_, failure) => failure)
  .reset(enterFx, $modal);
const $goesHome = createStore(true);

sample({
  clock: freePlayRequested,
  source: $actionWaits,
  fn: (waits, { here }) => !waits && !here,
  target: $goesHome,
});
sample({
  clock: freePlayRequested,
  source: enterFx.pending,
  filter: (pending) => !pending,
  fn: () => {},
  target: readOsFx,
});
sample({ clock: readOsFx.doneData, target: enterFx });
sample({ clock: enterFx.doneData, target: loggedIn });
sample({ clock: enterFx.doneData, fn: () => {}, target: modalClosed });
sample({ clock: enterFx.doneData, source: $goesHome, filter: Boolean, fn: () => '/', target: navigateFx });
