import { createEvent, createStore, sample } from 'effector';
import type { Balance } from '../../../contract/wallet.ts';
import type { Envelope } from '../../../contract/wire.ts';
import { balance } from '../../../streams/feeds/balance.ts';
import { sessionActivity } from '../../../streams/feeds/session-activity.ts';
import { rememberedSwitch } from '../../shared/lib/storage.ts';
import { envelopeAnswered } from '../../shared/realtime/answered.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

/** The owner of the wallet that the page shows; null without one. */
export const ownerChanged = createEvent<{ memberId: number; sessionId: string } | null>();
export const $owner = createStore<{ memberId: number; sessionId: string } | null>(null).on(
  ownerChanged,
  (_, owner) => owner,
);
/** Key of the owner's feeds; null without an owner. */
export const $memberKey = $owner.map((owner) => owner && `member:${owner.memberId}`);

/** LIVE-01: the amount that can be staked now. The last confirmed value stays while the connection is down. */
export const $balance = liveState({
  feed: 'balance',
  $key: $memberKey,
  stream: balance,
}).$value;
/** W6: a money call was answered with the balance that it left. */
export const balanceAnswered = createEvent<Balance>();
sample({
  clock: balanceAnswered,
  source: $owner,
  filter: (owner) => owner !== null,
  fn: (owner, { epoch, seq, atMs, ...value }): Envelope<'balance'> => ({
    feed: 'balance',
    key: `member:${owner!.memberId}`,
    epoch,
    seq,
    at: atMs,
    value,
  }),
  target: envelopeAnswered,
});
/** Net position and stakes since the login (PP-10). */
export const $play = liveState({
  feed: 'play',
  $key: $owner.map((owner) => owner && `session:${owner.sessionId}`),
  stream: sessionActivity,
}).$value;

const hidden = rememberedSwitch('balanceHidden', () => false);
export const $balanceHidden = hidden.$on;
export const balanceHiddenToggled = hidden.toggled;
