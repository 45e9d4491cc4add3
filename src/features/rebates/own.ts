import { combine, createEvent, sample } from 'effector';
import { rebates } from '../../../contract/rebates.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { $liveRebate, rebateMoved } from './live.ts';

/** The page of the rebate is shown. */
export const rebatePage = createLifecycle();
export const rebateRequested = createEvent();

const query = createQuery(rebates.own, { resetOn: [sessionEnded] });
sample({
  clock: [rebatePage.opened, memberKnown, $language, rebateRequested, rebateMoved],
  source: { open: rebatePage.$isOpen, known: $isLoggedIn },
  filter: ({ open, known }) => open && known,
  fn: () => ({}),
  target: query.start,
});

/** The member's rates and lines, with what can be claimed as the server has it now; null while unknown. */
export const $rebate = combine(query.$data, $liveRebate, (answer, live) => {
  if (!answer) return null;
  const { claimable, owed } = live ?? answer;
  const isByHand = answer.rules?.paid !== 'daily';
  return { ...answer, claimable, owed, isReady: isByHand && claimable >= (answer.rules?.min ?? 1) };
});
export type RebateShown = NonNullable<ReturnType<typeof $rebate.getState>>;
export const $rebateFailure = query.$error;
