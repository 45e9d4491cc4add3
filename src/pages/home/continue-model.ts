import { combine, sample } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';
import { loadRecentFx } from '../../entities/games/index.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** The part of the home page with the list is shown. */
export const continuePart = createLifecycle();

const recent = createQuery(loadRecentFx, { resetOn: [sessionEnded] });

/** The games that the member played last; null while unknown. A failure shows nothing: the list is a short cut. */
export const $continued = recent.$data.map((page) => page && page.list);

sample({
  clock: [continuePart.opened, memberKnown, $language],
  source: combine(continuePart.$isOpen, $isLoggedIn, (open, known) => open && known),
  filter: Boolean,
  fn: () => ({ pageNo: 1, pageSize: LIMITS.popular }),
  target: recent.start,
});
