import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { Fault, Faults } from '../ports.ts';
import { $site } from '../site/model.ts';

export const faultInjected = createEvent<Fault>();
export const faultsCleared = createEvent();
export const scriptRun = createEvent<string>();

export const $faults = $site.map((site) => site?.faults ?? null);

const injectFx = attach({ source: $faults, effect: (faults, fault: Fault) => faults?.inject(fault) });
const clearFx = attach({ source: $faults, effect: (faults) => faults?.clear() });
const runFx = attach({ source: $faults, effect: (faults, script: string) => faults?.run(script) });
sample({ clock: faultInjected, target: injectFx });
sample({ clock: faultsCleared, target: clearFx });
sample({ clock: scriptRun, target: runFx });

const activeChanged = createEvent<readonly Fault[]>();
const followFx = createEffect((faults: Faults) => {
  const tell = scopeBind(activeChanged, { safe: true });
  // It ends with the frame.
  faults.changed(() => tell([...faults.active()]));
});
sample({ clock: $faults, filter: Boolean, target: followFx });

/** Faults that last. */
export const $active = createStore<readonly Fault[]>([])
  .on(activeChanged, (_, active) => active)
  .reset($site);
export const $faultFailure = createStore<string | null>(null)
  .on([injectFx.failData, runFx.failData], (_, { message }) => message)
  .reset(faultInjected, scriptRun, faultsCleared);
