import { combine, createEvent, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { transfers } from '../../../contract/transfers.ts';
import { $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { flagOn } from '../../entities/site/index.ts';
import { $balance, $play } from '../../entities/wallet/model.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** Several movements of one round trigger one reload. */
const SETTLE_MS = 250;

export const fundsPanel = createLifecycle();
export const fundsRetried = createEvent();
const query = createQuery(transfers.consolidated, { resetOn: [sessionEnded] });

/** AUTH-14, WAL-04: the consolidated call is made for real accounts, while AGENTPOLICY3 is on. */
export const $isOffered = combine(
  $sessionKind,
  flagOn('AGENTPOLICY3'),
  (session, isOn) => session === 'member' && isOn,
);
const $isShown = combine(fundsPanel.$isOpen, $isOffered, (open, offered) => open && offered);

const moved = debounce(sample({ clock: [$balance, $play], filter: $isShown }), SETTLE_MS);
sample({
  clock: [$isShown, moved, fundsRetried],
  source: $isShown,
  filter: (shown) => shown,
  fn: () => ({}),
  target: query.start,
});

export const $funds = query.$data;
export const $fundsFailure = query.$error;
