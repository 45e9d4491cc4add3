import { createEvent, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { transfers } from '../../../contract/transfers.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $balance } from '../../entities/wallet/model.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** Several movements of one round trigger one reload. */
const SETTLE_MS = 250;

export const uplinePage = createLifecycle();
export const overviewRequested = createEvent();

const query = createQuery(transfers.upline, { resetOn: [sessionEnded] });

/** A transfer that arrives moves the balance, and so does play that meets the turnover. */
const moved = debounce(sample({ clock: $balance, filter: uplinePage.$isOpen }), SETTLE_MS);
const pageReady = sample({
  clock: [uplinePage.opened, memberKnown, moved],
  source: { open: uplinePage.$isOpen, known: $isLoggedIn },
  filter: ({ open, known }) => open && known,
  fn: () => ({}),
});
sample({ clock: [pageReady, overviewRequested], fn: () => ({}), target: query.start });

export const $overview = query.$data;
/** The page failed to load, so what it shows may be outdated. */
export const $overviewFailure = query.$error;
