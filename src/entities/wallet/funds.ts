import { combine, createEvent, createStore } from 'effector';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $balance, $owner } from './model.ts';

/** The key of the feed `funds` of the open game; null if it stakes from the balance that the site shows. */
export const fundsShown = createEvent<string | null>();
export const $fundsKey = createStore<string | null>(null)
  .on(fundsShown, (_, key) => key)
  .reset($owner);

const $funds = liveState({ feed: 'funds', $key: $fundsKey }).$value;
/** What the open game can stake from: the balance, the wallet with the game's vendor (WAL-03), or play money (PP-23). */
export const $stakeable = combine($fundsKey, $funds, $balance, (key, funds, balance) =>
  key === null ? balance : funds,
);
