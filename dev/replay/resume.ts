import { launch, type Store } from 'effector';
import { pageRestored } from '../../src/shared/realtime/runtime.ts';
import { decode, isWhole } from '../recording/encode.ts';
import type { Base } from '../recording/format.ts';
import { restarts } from '../traced/bridge.ts';
import { runTimers, storesNow, type World } from './deliver.ts';
import { findUnit } from './modules.ts';
import { firstDifference, type Problem } from './problem.ts';

/** Units and values of the stores where a recording begins. */
export const valuesOf = ({ t, stores }: Base, problems: Problem[]) =>
  Object.entries(stores).flatMap(([sid, value]) => {
    // Functions and connections are not in the file; the session begins to have them anew.
    if (!isWhole(value)) return [];
    const known = findUnit(sid);
    if (known?.kind === 'store' && !known.isDerived) return [[known.unit, decode(value)] as const];
    problems.push({ t, text: `This version does not have the store ${sid}.` });
    return [];
  });

/** What streams tell when they begin anew, the session had been told before: its stores are as they were. */
function restoreStores(world: World) {
  const { base, tap, scope } = world;
  const now = storesNow(world);
  for (const sid of new Set([...Object.keys(base.stores), ...Object.keys(now)])) {
    const [was, is] = [base.stores[sid], now[sid]];
    const known = findUnit(sid);
    if (known?.kind !== 'store' || known.isDerived || !isWhole(was ?? is) || !firstDifference(was, is)) continue;
    const value = was === undefined ? (known.unit as Store<unknown>).defaultState : decode(was);
    tap.delivering(() => launch({ target: known.unit, params: value, scope } as never));
  }
}

/** Begins a session that was under way: its live API opens anew, and joins as the recording says. */
export async function resume(world: World): Promise<void> {
  const { base, tap, scope, transport } = world;
  tap.delivering(() => launch({ target: pageRestored, scope } as never));
  await runTimers(world, base.t);
  const rest = base.streams.filter((name) => !tap.running.has(name));
  for (const name of rest) tap.delivering(() => launch({ target: restarts.get(name), scope } as never));
  await runTimers(world, base.t);
  // It had joined before its connection was lost.
  if (base.status !== 'connected') {
    tap.delivering(() => transport.deliver({ what: 'status', body: base.status }));
    await runTimers(world, base.t);
  }
  restoreStores(world);
  await runTimers(world, base.t);
}
