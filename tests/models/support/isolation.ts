import { fork, type Scope, type Store } from 'effector';
import { expect } from 'vitest';

/** Asserts that an act changes its own scope only: another scope and the default state stay as they were. */
export const expectIsolated = async (scope: Scope, stores: Store<any>[], act: () => Promise<unknown>) => {
  const elsewhere = fork();
  const states = (of: Scope) => stores.map((store) => of.getState(store) as unknown);
  const defaults = () => stores.map((store) => store.getState() as unknown);
  const before = { here: states(scope), elsewhere: states(elsewhere), defaults: defaults() };
  await act();
  const after = states(scope);
  stores.forEach((_, at) => expect(after[at]).not.toEqual(before.here[at]));
  expect({ elsewhere: states(elsewhere), defaults: defaults() }).toEqual({
    elsewhere: before.elsewhere,
    defaults: before.defaults,
  });
};
