import { combine, createEvent, createStore } from 'effector';
import { jackpotTicker } from '../../../streams/feeds/jackpot-ticker.ts';
import type { Roll, Rolls } from '../../../streams/feeds/jackpot-ticker.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import { fromLive } from '../../shared/realtime/runtime.ts';

/** The pools of this merchant, in its order. */
export const poolsKnown = createEvent<{ id: string; name: string }[]>();
export const $pools = createStore<{ id: string; name: string }[]>([]).on(poolsKnown, (_, pools) => pools);

const ticker = fromLive({
  subscriptions: combine($pools, (pools): Subscriptions | null =>
    pools.length ? { jackpot: pools.map(({ id }) => `pool:${id}`) } : null,
  ),
  stream: (live, topics, environment) => jackpotTicker(live.watch(topics), environment),
});

/** LIVE-03: each pool's roll to its last known true value. */
export const $rolls = createStore<Record<string, Roll>>({}).on(ticker.next, (shown, rolls: Rolls) => {
  const next = { ...shown };
  for (const [id, roll] of rolls) {
    if (roll) next[id] = roll;
    else delete next[id];
  }
  return next;
});
export const $bigPool = combine($pools, $rolls, ([pool], rolls) => {
  const roll = pool && rolls[pool.id];
  return pool ? { id: pool.id, name: roll?.pool.name ?? pool.name, roll: roll ?? null } : null;
});
