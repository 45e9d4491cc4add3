import { combine, createEvent, createStore, sample } from 'effector';
import { balance } from '../../../streams/feeds/balance.ts';
import { sessionActivity } from '../../../streams/feeds/session-activity.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import type { FeedValues } from '../../../contract/wire.ts';
import { liveFeed } from '../../shared/realtime/runtime.ts';
import { rememberedSwitch } from '../../shared/lib/storage.ts';

/** The owner of the wallet that the page shows; null without one. */
export const ownerChanged = createEvent<{ memberId: number; sessionId: string } | null>();
export const $owner = createStore<{ memberId: number; sessionId: string } | null>(null).on(
  ownerChanged,
  (_, owner) => owner,
);

const balances = liveFeed({
  subscriptions: combine($owner, (owner): Subscriptions | null => owner && { balance: [`member:${owner.memberId}`] }),
  stream: (syncEvents$, { frames }, watched) => balance(syncEvents$, watched.balance?.[0] ?? '', { frames }),
});
const plays = liveFeed({
  subscriptions: combine($owner, (owner): Subscriptions | null => owner && { play: [`session:${owner.sessionId}`] }),
  stream: (syncEvents$, _, watched) => sessionActivity(syncEvents$, watched.play?.[0] ?? ''),
});

const ownerGone = sample({ clock: ownerChanged, filter: (owner) => owner === null });

/** LIVE-01: the amount that can be staked now. The last confirmed value stays while the connection is down. */
export const $balance = createStore<FeedValues['balance'] | null>(null)
  .on(balances.next, (_, value) => value)
  .reset(ownerGone);
/** Net position and stakes since the login (PP-10). */
export const $play = createStore<FeedValues['play'] | null>(null)
  .on(plays.next, (_, value) => value)
  .reset(ownerGone);

const hidden = rememberedSwitch('balanceHidden', () => false);
export const $balanceHidden = hidden.$on;
export const balanceHiddenToggled = hidden.toggled;
