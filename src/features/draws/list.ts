import { sample } from 'effector';
import { draws } from '../../../contract/draws.ts';
import { drawsMoved } from './open.ts';
import { $sessionKind } from '../../entities/session/index.ts';
import { loadSiteFx } from '../../entities/site/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** A page that shows draws. */
export const drawsView = createLifecycle();

const query = createQuery(draws.list);
/** Wheels, raffles and sign-in calendars as this visitor or member sees them; null while unknown. */
export const $draws = query.$data;
export const $drawsFailure = query.$error;
export const drawsRequested = query.refresh;

// What is open depends on who looks; texts depend on the language; the operator may have changed all of them.
const due = sample({
  clock: [drawsView.opened, $sessionKind, $language, loadSiteFx.done, drawsMoved],
  source: { open: drawsView.$isOpen, who: $sessionKind },
  filter: ({ open, who }) => open && who !== 'unknown',
  fn: () => ({}),
});
sample({ clock: due, target: query.start });
