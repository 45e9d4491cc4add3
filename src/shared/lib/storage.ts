import { createEffect, createEvent, createStore, sample } from 'effector';
import { appStarted } from './app-started.ts';

/** A storage of the browser, and memory for what it refuses: some block it or have no room, and reading its name may throw. */
const kept = (browsers: () => Storage) => {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(browsers());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key: string): string | null => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key: string, value: string): void {
      memory.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    clear(): void {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
};
export type Kept = ReturnType<typeof kept>;
/** Kept for all tabs, and for later visits. */
export const localKept = kept(() => localStorage);
/** Kept for this tab. */
export const sessionKept = kept(() => sessionStorage);

/** Creates a boolean that is stored in the browser and read at page start; `fallback` gives the value when nothing is stored. */
export const rememberedSwitch = (key: string, fallback: () => boolean) => {
  const toggled = createEvent();
  const readFx = createEffect(() => {
    const stored = localKept.getItem(key);
    return stored === null ? fallback() : stored === '1';
  });
  const writeFx = createEffect((on: boolean) => localKept.setItem(key, on ? '1' : '0'));
  const $on = createStore(false)
    .on(readFx.doneData, (_, on) => on)
    .on(toggled, (on) => !on);
  sample({ clock: appStarted, target: readFx });
  sample({ clock: toggled, source: $on, target: writeFx });
  return { $on, toggled };
};

/** Reads JSON that this page stored. Unreadable JSON counts as absent. */
export const readJson = <T>(storage: Pick<Kept, 'getItem'>, key: string): T | null => {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
};
