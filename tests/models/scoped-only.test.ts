import { allSettled, createEffect, createEvent, createStore, fork, sample } from 'effector';
import { describe, expect, it } from 'vitest';
import { checkScopes } from '../support/scoped-only.ts';

const happened = createEvent<number>();
const $last = createStore(0).on(happened, (_, value) => value);
const askFx = createEffect((value: number) => value);
sample({ clock: $last, target: askFx });

describe('a unit called outside a scope fails the test that called it', () => {
  it('an event', () => {
    happened(1);
    expect(checkScopes).toThrow(/called outside a scope: event .*scoped-only\.test\.ts/);
  });

  it('an effect', async () => {
    await askFx(2);
    expect(checkScopes).toThrow('called outside a scope: effect');
  });

  it('and is told once: the next test begins clean', () => {
    expect(checkScopes).not.toThrow();
  });

  it('not one in a scope, nor what follows from it', async () => {
    const scope = fork();
    await allSettled(happened, { scope, params: 3 });
    expect(checkScopes).not.toThrow();
    expect(scope.getState($last)).toBe(3);
  });
});
