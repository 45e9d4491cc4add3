import { createEvent, sample } from 'effector';
import { missions } from '../../../contract/missions.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** The page of past periods. */
export const pastView = createLifecycle();
export const pastRequested = createEvent();

const query = createQuery(missions.history, { resetOn: [sessionEnded] });
sample({
  clock: [pastView.opened, memberKnown, $language, pastRequested],
  source: { open: pastView.$isOpen, known: $isLoggedIn },
  filter: ({ open, known }) => open && known,
  fn: () => ({}),
  target: query.start,
});

export const $past = query.$data;
export const $pastFailure = query.$error;
