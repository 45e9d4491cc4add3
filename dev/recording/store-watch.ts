import type { Scope, Store } from 'effector';
import { isOfBridge, unitOf, units } from '../traced/effector.ts';
import type { Telling } from './telling.ts';

type Inspect = (typeof import('effector/inspect'))['inspect'];

/** Tells changes of the scope's stores. Returns what ends it. */
function inspectStores(inspect: Inspect, scope: Scope, telling: Telling): () => void {
  const last = new Map<string, unknown>();
  for (const { kind, sid, unit } of units.values())
    if (kind === 'store') last.set(sid, scope.getState(unit as Store<unknown>));
  return inspect({
    scope,
    fn({ kind, type, sid: effectorSid, value }) {
      if (kind !== 'store' || type !== 'update' || !effectorSid || value === undefined) return;
      const unit = unitOf(effectorSid);
      if (!unit || isOfBridge(unit) || last.get(unit.sid) === value) return;
      last.set(unit.sid, value);
      telling.tell({ lane: 'store', sid: unit.sid, store: unit.name, value });
    },
  });
}

/** Tells changes of stores between `start` and `stop`, in the scope that is attached before or later. */
export function createStoreWatch(telling: Telling) {
  let scope: Scope | null = null;
  let isOn = false;
  let inspect: Inspect | null = null;
  let end = () => {};
  const update = () => {
    end();
    end = isOn && scope && inspect ? inspectStores(inspect, scope, telling) : () => {};
  };
  return {
    attach(attached: Scope | null) {
      scope = attached;
      update();
    },
    start() {
      isOn = true;
      // Loaded when somebody watches, because its mere presence slows Effector down.
      void import('effector/inspect').then((loaded) => {
        ({ inspect } = loaded);
        update();
      });
    },
    stop() {
      isOn = false;
      update();
    },
  };
}
