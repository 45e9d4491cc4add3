import { createStore, sample } from 'effector';
import { draws } from '../../../contract/draws.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { wheelRested } from './turn.ts';

/** The list of a member's turns, under the wheel of this code. */
export const spinsView = createLifecycle<string>();
const $draw = createStore<string | null>(null).on(spinsView.opened, (_, draw) => draw);

const query = createQuery(draws.spins, { resetOn: [sessionEnded, spinsView.opened] });
/** The member's last turns, the newest first; null while unknown. */
export const $spins = query.$data.map((answer) => answer?.list ?? null);
sample({
  clock: [spinsView.opened, memberKnown, wheelRested, $language],
  source: { isOpen: spinsView.$isOpen, isKnown: $isLoggedIn, draw: $draw },
  filter: ({ isOpen, isKnown, draw }) => isOpen && isKnown && draw !== null,
  fn: ({ draw }) => ({ draw: draw! }),
  target: query.start,
});
