import { createEvent, sample } from 'effector';
import { distinctUntilChanged, merge, skip } from 'rxjs';
import { playerLimits, type PlayerLimit, type PlayerProtection } from '../../../contract/player-limits.ts';
import { limitsUsed } from '../../../streams/feeds/limits-used.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $balance, $play } from '../../entities/wallet/model.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';
import { $connection } from '../../shared/realtime/runtime.ts';

export const limitsPage = createLifecycle();
/** The place where a member is asked once whether to set a limit. */
export const limitAsk = createLifecycle();
export const protectionRequested = createEvent();

const query = createQuery(playerLimits.overview, { resetOn: [sessionEnded] });

const opened = sample({
  clock: [limitsPage.opened, limitAsk.opened, memberKnown],
  source: { page: limitsPage.$isOpen, ask: limitAsk.$isOpen },
  filter: ({ page, ask }) => page || ask,
});
const used = fromStream({
  start: limitsPage.opened,
  stop: limitsPage.closed,
  inputs: {
    balance: $balance,
    play: $play,
    timed: query.$data.map((known) => known?.limits.some(isTimed) ?? false),
    changesAtMs: query.$data.map((known) => known && nextChangeOf(known)),
    offsetMs: $connection.map((now) => now.serverOffsetMs),
  },
  stream: ({ balance, play, timed, changesAtMs, offsetMs }, environment) =>
    limitsUsed(
      {
        // Their current values are in what was just loaded.
        moved$: merge(balance.pipe(skip(1)), play.pipe(skip(1))),
        timed$: timed.pipe(distinctUntilChanged()),
        changesAtMs$: changesAtMs,
        serverOffsetMs$: offsetMs,
      },
      environment,
    ),
});
sample({
  clock: [opened, used.next, protectionRequested],
  source: $isLoggedIn,
  filter: Boolean,
  fn: () => ({}),
  target: query.start,
});

/** The member's limits with what is used, and running exclusions. */
export const $protection = query.$data;
export const $protectionFailure = query.$error;

function isTimed({ kind, amount }: PlayerLimit): boolean {
  return kind === 'time' && amount !== null;
}

/** When a break, a delay of a raise, or the period of a limit in force ends next; null: never. */
function nextChangeOf({ limits, exclusions }: PlayerProtection): number | null {
  const ends = [
    ...exclusions.map(({ untilMs }) => untilMs),
    ...limits.flatMap(({ amount, pending, untilMs }) => [pending?.fromMs ?? null, amount === null ? null : untilMs]),
  ].filter((atMs) => atMs !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}
