import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { transfers } from '../../../contract/transfers.ts';
import { $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { balanceAnswered } from '../../entities/wallet/model.ts';
import { createMoneyCall } from '../../shared/api/call.ts';
import { $locale } from '../../shared/format/locale.ts';
import { amountIn, readAmount } from '../../shared/format/read-amount.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { $wallet, fundPage, walletAnswered, walletRequested } from './wallet.ts';

export type Direction = 'toVendor' | 'toMain';

export const vendorChosen = createEvent<string>();
export const directionChosen = createEvent<Direction>();
export const amountTyped = createEvent<string>();
export const submitted = createEvent();
export const allRequested = createEvent();

const moveFx = createMoneyCall(transfers.walletTransfer);
const allFx = createMoneyCall(transfers.allToMain);
const drawKeyFx = createEffect(() => crypto.randomUUID());
const drawAllKeyFx = createEffect(() => crypto.randomUUID());

export const $direction = createStore<Direction>('toVendor')
  .on(directionChosen, (_, direction) => direction)
  .reset(fundPage.opened);
/** The wallets that the direction offers: closed vendors only give back. */
export const $vendors = combine($wallet, $direction, (wallet, direction) =>
  (wallet?.vendors ?? []).filter(({ open, amount }) => (direction === 'toVendor' ? open : amount > 0)),
);
const $chosen = createStore<string | null>(null)
  .on(fundPage.opened, (_, vendor) => vendor)
  .on(vendorChosen, (_, vendor) => vendor);
export const $vendor = combine(
  $vendors,
  $chosen,
  (vendors, chosen) => vendors.find(({ vendor }) => vendor === chosen) ?? vendors[0] ?? null,
);
export const $amountText = createStore('')
  .on(amountTyped, (_, text) => text)
  .reset(moveFx.done, directionChosen, sessionEnded);
/** What the wallet that pays holds, in minor units. */
export const $max = combine($wallet, $vendor, $direction, (wallet, vendor, direction) =>
  direction === 'toVendor' ? (wallet?.main ?? 0) : (vendor?.amount ?? 0),
);
/** Whole minor units that the paying wallet holds, or null. */
export const $amount = combine($amountText, $wallet, $max, $locale, (text, wallet, max, locale) => {
  const amount = wallet && amountIn(readAmount(text, { ...wallet, locale }));
  return amount && amount > 0 && amount <= max ? amount : null;
});
/** The form was submitted and is not complete. */
export const $isRefused = createStore(false)
  .on(submitted, () => true)
  .reset(amountTyped, directionChosen, vendorChosen, moveFx.done, fundPage.opened);
export const $failure = createStore<{ key: string } | null>(null)
  .on([moveFx.failData, allFx.failData], (_, failure) => failure)
  .reset(moveFx, allFx, amountTyped, directionChosen, vendorChosen, fundPage.opened);
export const $moving = moveFx.pending;
export const $movingAll = allFx.pending;
/** What was just moved, in minor units. The message stays until the next transfer begins. */
export const $moved = createStore<{ amount: number; vendor: string | null } | null>(null)
  .on(moveFx.done, (_, { params: { request } }) => ({ amount: request.amount, vendor: request.vendor }))
  .on(allFx.doneData, (_, { moved }) => ({ amount: moved, vendor: null }))
  .reset(amountTyped, directionChosen, fundPage.opened, sessionEnded);

/** The key of what is typed: a retry keeps it, another amount, vendor or direction takes a new one (W6). */
const $key = createStore<string | null>(null)
  .on(drawKeyFx.doneData, (_, key) => key)
  .reset(amountTyped, directionChosen, vendorChosen, moveFx.done, fundPage.opened);
const $allKey = createStore<string | null>(null)
  .on(drawAllKeyFx.doneData, (_, key) => key)
  .reset(allFx.done, fundPage.opened);

// W8: money actions wait for a live connection, whatever the button shows.
const $may = combine(
  { live: $isLive, session: $sessionKind, moving: $moving, all: $movingAll },
  ({ live, session, moving, all }) => live && session === 'member' && !moving && !all,
);
const accepted = sample({
  clock: submitted,
  source: { may: $may, amount: $amount, vendor: $vendor, key: $key },
  filter: ({ may, amount, vendor }) => may && amount !== null && vendor !== null,
});
sample({ clock: accepted, filter: ({ key }) => key === null, fn: () => {}, target: drawKeyFx });
const keyed = sample({ clock: accepted, filter: ({ key }) => key !== null, fn: () => {} });
sample({
  clock: [keyed, drawKeyFx.done],
  source: { wallet: $wallet, vendor: $vendor, direction: $direction, amount: $amount, key: $key },
  filter: ({ wallet, vendor, amount, key }) => wallet !== null && vendor !== null && amount !== null && key !== null,
  fn: ({ wallet, vendor, direction, amount, key }) => ({
    request: { vendor: vendor!.vendor, direction, amount: amount!, currency: wallet!.currency },
    idempotencyKey: key!,
  }),
  target: moveFx,
});

const allAccepted = sample({ clock: allRequested, source: { may: $may, key: $allKey }, filter: ({ may }) => may });
sample({ clock: allAccepted, filter: ({ key }) => key === null, fn: () => {}, target: drawAllKeyFx });
const allKeyed = sample({ clock: allAccepted, filter: ({ key }) => key !== null, fn: () => {} });
sample({
  clock: [allKeyed, drawAllKeyFx.done],
  source: $allKey,
  filter: (key) => key !== null,
  fn: (key) => ({ request: {}, idempotencyKey: key! }),
  target: allFx,
});

// W6: the header and the list show what is left before the push arrives.
sample({ clock: [moveFx.doneData, allFx.doneData], fn: ({ balance }) => balance, target: balanceAnswered });
sample({ clock: [moveFx.doneData, allFx.doneData], fn: ({ wallet }) => wallet, target: walletAnswered });
sample({ clock: [moveFx.fail, allFx.fail], fn: () => {}, target: walletRequested });
