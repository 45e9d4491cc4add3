import { createEvent, sample } from 'effector';
import { playerLimits } from '../../../contract/player-limits.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $balance } from '../../entities/wallet/index.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

export const limitsPage = createLifecycle();
export const protectionAsked = createEvent();

const query = createQuery(playerLimits.overview, { resetOn: [sessionEnded] });

const opened = sample({ clock: [limitsPage.opened, memberKnown], source: limitsPage.$isOpen, filter: Boolean });
// A bet or a deposit changes the balance, and with it what is used.
const used = sample({ clock: $balance, source: limitsPage.$isOpen, filter: Boolean });
sample({
  clock: [opened, used, protectionAsked],
  source: $isLoggedIn,
  filter: Boolean,
  fn: () => ({}),
  target: query.start,
});

/** The member's limits with what is used, and running exclusions. */
export const $protection = query.$data;
export const $protectionFailure = query.$error;
