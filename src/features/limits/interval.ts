import { createEvent, createStore, sample } from 'effector';
import { playerLimits } from '../../../contract/player-limits.ts';
import { REALITY_CHECK_MINUTES, type RealityCheckMinutes } from '../../../contract/reality-check.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $protection, limitsPage, protectionRequested } from './protection.ts';

export const intervalChosen = createEvent<RealityCheckMinutes>();

const setFx = createCall(playerLimits.setRealityCheck);

/** The intervals that the merchant allows; 0 is off. */
export const $intervals = $protection.map((known): RealityCheckMinutes[] => {
  const max = known?.realityCheck.maxMinutes ?? null;
  return max === null ? [0, ...REALITY_CHECK_MINUTES] : REALITY_CHECK_MINUTES.filter((minutes) => minutes <= max);
});
export const $interval = $protection.map((known) => known?.realityCheck.everyMinutes ?? 0);
export const $intervalFailure = createStore<{ key: string } | null>(null)
  .on(setFx.failData, (_, failure) => failure)
  .reset(setFx, limitsPage.closed, sessionEnded);

sample({
  clock: intervalChosen,
  source: setFx.pending,
  filter: (busy) => !busy,
  fn: (_, everyMinutes) => ({ everyMinutes }),
  target: setFx,
});
sample({ clock: setFx.finally, fn: () => {}, target: protectionRequested });
