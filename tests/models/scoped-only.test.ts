import { allSettled, createEffect, createEvent, createStore, fork, sample, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { checkScopes, leaveScope } from '../support/scoped-only.ts';

const happened = createEvent<number>();
const $last = createStore(0).on(happened, (_, value) => value);
const askFx = createEffect((value: number) => value);
sample({ clock: $last, target: askFx });

describe('a call of a unit outside a scope fails its test', () => {
  it('for an event', () => {
    happened(1);
    expect(checkScopes).toThrow(/called outside a scope: event .*scoped-only\.test\.ts/);
  });

  it('for an effect', async () => {
    await askFx(2);
    expect(checkScopes).toThrow('called outside a scope: effect');
  });

  it('also after an effect that another called in a scope', async () => {
    const outerFx = createEffect(async () => askFx(1));
    const pressed = createEvent();
    sample({ clock: pressed, target: outerFx });
    scopeBind(pressed, { scope: fork() })();
    await new Promise(setImmediate);
    await leaveScope();
    happened(2);
    expect(checkScopes).toThrow('called outside a scope: event');
  });

  it('once: the next test starts without it', () => {
    expect(checkScopes).not.toThrow();
  });

  it('but a call inside a scope and its effects do not', async () => {
    const scope = fork();
    await allSettled(happened, { scope, params: 3 });
    expect(checkScopes).not.toThrow();
    expect(scope.getState($last)).toBe(3);
  });
});
