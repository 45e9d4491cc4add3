import { combine, createStore } from 'effector';
import { $balance } from '../../entities/wallet/model.ts';
import { $isLoggedIn } from '../../entities/session/model.ts';
import { $connection } from '../../shared/realtime/runtime.ts';

export const $connectionState = $connection.map(({ state }) => state);

/** The bar that says why money waits (W8); not before something was live, and to visitors only that the line is gone. */
export const $interruption = combine(
  $connection,
  $isLoggedIn,
  $balance,
  ({ state, lastHeartbeatAtMs }, known, balance) => {
    if (state === 'live') return null;
    return state === 'offline' || (known && lastHeartbeatAtMs !== null) ? { state, balance } : null;
  },
);

const $isLost = createStore(false).on($connectionState, (isLost, state) =>
  state === 'live' ? false : isLost || state !== 'catching up',
);
/** The page is current again, after it was not. */
export const $isBack = createStore(false).on($isLost, (_, isLost) => !isLost);
