import { combine, createStore } from 'effector';
import { $isLoggedIn } from '../../entities/session/index.ts';
import { $balance } from '../../entities/wallet/model.ts';
import { $connection } from '../../shared/realtime/runtime.ts';

export const $connectionState = $connection.map(({ state }) => state);

/**
 * The bar that says why money actions wait (W8): when offline or outdated, and for members also after the page was live once.
 */
export const $interruption = combine(
  $connection,
  $isLoggedIn,
  $balance,
  ({ state, lastHeartbeatAtMs }, known, balance) => {
    if (state === 'live') return null;
    if (state === 'outdated') return { state, balance: null };
    return state === 'offline' || (known && lastHeartbeatAtMs !== null) ? { state, balance } : null;
  },
);

const $isLost = createStore(false).on($connectionState, (isLost, state) =>
  state === 'live' ? false : isLost || state !== 'catching up',
);
/** The page is live again after an interruption. */
export const $isBack = createStore(false).on($isLost, (_, isLost) => !isLost);
