import { combine, createEvent, sample } from 'effector';
import { points } from '../../../contract/points.ts';
import { $livePoints, pointsMoved } from './live.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** The page of the points mall is shown. */
export const mallPage = createLifecycle();
export const mallRequested = createEvent();

const balance = createQuery(points.balance, { resetOn: [sessionEnded] });
const config = createQuery(points.config, { resetOn: [sessionEnded] });
const reward = createQuery(points.reward, { resetOn: [sessionEnded] });

const ready = { open: mallPage.$isOpen, known: $isLoggedIn };
const isReady = ({ open, known }: { open: boolean; known: boolean }) => open && known;
const due = sample({
  clock: [mallPage.opened, memberKnown, $language, mallRequested],
  source: ready,
  filter: isReady,
  fn: () => ({}),
});
sample({ clock: due, target: [balance.start, config.start, reward.start] });
// What expires next changes with every point.
const moved = sample({ clock: pointsMoved, source: ready, filter: isReady, fn: () => ({}) });
sample({ clock: moved, target: balance.start });
/** Something was exchanged: what is left of the products has changed. */
export const productsChanged = createEvent();
sample({ clock: productsChanged, source: ready, filter: isReady, fn: () => ({}), target: reward.start });

/** Points that can be spent, what is owed, the exchanges that wait, and what expires first; null while unknown. */
export const $points = combine(balance.$data, $livePoints, (answer, live) => {
  const known = live ?? answer;
  if (!known) return null;
  return {
    points: known.points,
    owed: known.owed,
    applying: live?.applying ?? 0,
    expires: known.points > 0 ? (answer?.expires ?? null) : null,
  };
});
export const $config = config.$data;
/** The products; null while unknown. */
export const $products = reward.$data.map((answer) => answer && answer.list);
/** The page could not be loaded: what is not known, failed. */
export const $mallFailure = combine(
  combine([$points, config.$data, reward.$data]),
  combine([balance.$error, config.$error, reward.$error]),
  (known, errors) => (known.some((each) => each === null) ? (errors.find(Boolean) ?? null) : null),
);
