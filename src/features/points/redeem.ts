import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { points, type PointExchange, type PointProduct } from '../../../contract/points.ts';
import { PaymentPassword } from '../../../contract/withdrawals.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { balanceAnswered } from '../../entities/wallet/model.ts';
import { createMoneyCall } from '../../shared/api/call.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { $points, mallPage, mallRequested, productsChanged } from './mall.ts';
import { refusalOf, type ExchangeRefusal } from './refusal.ts';

/** The member wants this product: its dialog opens. */
export const productChosen = createEvent<PointProduct>();
export const redeemClosed = createEvent();
export const quantityChosen = createEvent<number>();
export const deliveryTyped = createEvent<string>();
export const passwordTyped = createEvent<string>();
export const redeemSubmitted = createEvent();

const redeemFx = createMoneyCall(points.redeem);
const drawKeyFx = createEffect(() => crypto.randomUUID());
const over = [redeemClosed, mallPage.closed, sessionEnded];

/** The product of the open dialog; null: none is open. */
export const $product = createStore<PointProduct | null>(null)
  .on(productChosen, (_, product) => product)
  .reset(over);
export const $quantity = createStore(1)
  .on(quantityChosen, (_, quantity) => quantity)
  .reset(productChosen, ...over);
/** Stays until it was used, or the session ends: a member who closes the dialog does not type it again. */
export const $delivery = createStore('')
  .on(deliveryTyped, (_, text) => text)
  .reset(redeemFx.done, sessionEnded);
export const $password = createStore('')
  .on(passwordTyped, (_, text) => text)
  .reset(redeemFx.finally, productChosen, ...over);
/** Created once per exchange, and kept for every retry of it (W6). */
const $key = createStore<string | null>(null).on(drawKeyFx.doneData, (_, key) => key);
sample({ clock: [productChosen, quantityChosen, deliveryTyped], fn: () => {}, target: drawKeyFx });

export const $redeeming = redeemFx.pending;
/** How many the member can have at once: by points, stock, and the bound of each member. */
export const $maxAtOnce = combine($product, $points, (product, known) => {
  if (!product || !known) return 1;
  const affordable = Math.floor(known.points / product.requiredPoints);
  return Math.max(1, Math.min(affordable, product.stock ?? 100, product.maxEach ?? 100, 100));
});
/** What the exchange costs, and what is missing for it. */
export const $cost = combine($product, $quantity, $points, (product, quantity, known) => {
  const required = (product?.requiredPoints ?? 0) * quantity;
  const have = known?.points ?? 0;
  return { required, left: Math.max(0, have - required), missing: Math.max(0, required - have) };
});

const isComplete = (password: string): boolean => PaymentPassword.safeParse(password).success;
const $isTried = createStore(false)
  .on(redeemSubmitted, () => true)
  .reset(redeemFx, productChosen, ...over);
/** Fields that are not filled in though the form was submitted. */
export const $lacking = combine($isTried, $product, $delivery, $password, (tried, product, delivery, password) => ({
  delivery: tried && product?.exchangeType === 'goods' && delivery.trim() === '',
  password: tried && !isComplete(password),
}));

export const $refusal = createStore<ExchangeRefusal | null>(null)
  .on(redeemFx.failData, (_, failure) => refusalOf(failure))
  .reset(redeemFx, quantityChosen, productChosen, ...over);
/** What was just exchanged. */
export const $exchanged = createStore<PointExchange | null>(null)
  .on(redeemFx.doneData, (_, { exchange }) => exchange)
  .reset(productChosen, ...over);

sample({
  clock: redeemSubmitted,
  source: {
    live: $isLive,
    busy: redeemFx.pending,
    product: $product,
    quantity: $quantity,
    delivery: $delivery,
    password: $password,
    key: $key,
  },
  // W8: what moves money waits for a live connection, whatever the button shows.
  filter: ({ live, busy, product, delivery, password, key }) =>
    live &&
    !busy &&
    key !== null &&
    product !== null &&
    isComplete(password) &&
    (product.exchangeType !== 'goods' || delivery.trim() !== ''),
  fn: ({ product, quantity, delivery, password, key }) => ({
    request: {
      product: product!.code,
      quantity,
      requiredPoints: product!.requiredPoints * quantity,
      paymentPassword: password,
      ...(product!.exchangeType === 'goods' && { delivery: delivery.trim() }),
    },
    idempotencyKey: key!,
  }),
  target: redeemFx,
});
sample({ clock: redeemFx.doneData, fn: ({ balance }) => balance, target: balanceAnswered });
sample({ clock: redeemFx.done, fn: () => {}, target: productsChanged });
// A refusal also means that what the page shows is outdated.
sample({ clock: redeemFx.fail, fn: () => {}, target: mallRequested });
