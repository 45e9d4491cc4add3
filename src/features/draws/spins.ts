import { sample } from 'effector';
import { draws } from '../../../contract/draws.ts';
import { $isLoggedIn, sessionEnded } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { turnView, wheelRested } from './turn.ts';

/** The list of a member's turns, under the wheel of this code. */
export const spinsView = createLifecycle<string>();
const query = createQuery(draws.spins, { resetOn: [sessionEnded, turnView.opened] });
/** The member's last turns, the newest first; null while unknown. */
export const $spins = query.$data.map((answer) => answer?.list ?? null);
sample({ clock: spinsView.opened, filter: $isLoggedIn, fn: (draw) => ({ draw }), target: query.start });
sample({ clock: [wheelRested, $language], fn: () => {}, target: query.refresh });
