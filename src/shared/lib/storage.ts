import { createEffect, createEvent, createStore, sample } from 'effector';
import { appStarted } from './app-started.ts';

/** Creates a boolean that is stored in the browser and read at page start; `fallback` gives the value when nothing is stored. */
export const rememberedSwitch = (key: string, fallback: () => boolean) => {
  const toggled = createEvent();
  const readFx = createEffect(() => {
    const stored = localStorage.getItem(key);
    return stored === null ? fallback() : stored === '1';
  });
  const writeFx = createEffect((on: boolean) => localStorage.setItem(key, on ? '1' : '0'));
  const $on = createStore(false)
    .on(readFx.doneData, (_, on) => on)
    .on(toggled, (on) => !on);
  sample({ clock: appStarted, target: readFx });
  sample({ clock: toggled, source: $on, target: writeFx });
  return { $on, toggled };
};

/** Reads JSON that this page stored. Unreadable JSON counts as absent. */
export const readJson = <T>(storage: Storage, key: string): T | null => {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
};
