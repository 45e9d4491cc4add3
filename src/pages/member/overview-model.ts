import { combine, createEvent, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { records } from '../../../contract/records.ts';
import type { Exclusion } from '../../../contract/player-limits.ts';
import { loadRecentFx } from '../../entities/games/index.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $balance } from '../../entities/wallet/model.ts';
import { $protection } from '../../features/limits/index.ts';
import { overviewRequested } from '../../features/withdraw/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** A round moves the balance twice or more; the overview reloads once after it. */
const SETTLE_MS = 1_000;
const SHOWN = { movements: 5, games: 6 } as const;

/** The overview of the member centre is shown. */
export const overviewPage = createLifecycle();
export const movementsRequested = createEvent();
export const recentRequested = createEvent();

const movements = createQuery(records.transactions, { resetOn: [sessionEnded] });
const recent = createQuery(loadRecentFx, { resetOn: [sessionEnded] });

const $isReady = combine(overviewPage.$isOpen, $isLoggedIn, (open, known) => open && known);
const opened = sample({ clock: [overviewPage.opened, memberKnown], source: $isReady, filter: Boolean });
const settled = debounce(sample({ clock: $balance, filter: $isReady }), SETTLE_MS);
const moved = sample({ clock: settled, source: $isReady, filter: Boolean });
const translated = sample({ clock: $language, source: $isReady, filter: Boolean });

sample({ clock: [opened, moved, movementsRequested], fn: () => ({}), target: movements.start });
// Bets meet the turnover that is open.
sample({ clock: moved, fn: () => {}, target: overviewRequested });
sample({
  clock: [opened, translated, recentRequested],
  fn: () => ({ pageNo: 1, pageSize: SHOWN.games }),
  target: recent.start,
});

/** The newest movements of the wallet; null while unknown. */
export const $movements = movements.$data.map((page) => page && page.list.slice(0, SHOWN.movements));
export const $movementsFailure = movements.$error;
/** The games played last; null while unknown. */
export const $recent = recent.$data.map((page) => page && page.list);
export const $recentFailure = recent.$error;

const stopsPlay = ({ kind }: Exclusion): boolean => kind !== 'type_lock';
/** The running breaks, those that stop all play first. */
export const $breaks = $protection.map((known) => {
  const all = known?.exclusions ?? [];
  return [...all.filter(stopsPlay), ...all.filter((each) => !stopsPlay(each))];
});
/** Play and deposits are stopped; withdrawals are not. */
export const $isPaused = $breaks.map((breaks) => breaks.some(stopsPlay));
