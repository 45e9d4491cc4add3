import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { createCountedLifecycle } from '../../src/shared/lib/counted-lifecycle.ts';

it('what several views show is opened once, with the first, and closed once, with the last', async () => {
  const views = createCountedLifecycle();
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  views.opened.watch(onOpen);
  views.closed.watch(onClose);
  const scope = fork();
  const counts = async (step: typeof views.shown) => {
    await allSettled(step, { scope });
    return [onOpen.mock.calls.length, onClose.mock.calls.length, scope.getState(views.$isOpen)];
  };
  expect(await counts(views.shown)).toEqual([1, 0, true]);
  expect(await counts(views.shown)).toEqual([1, 0, true]);
  expect(await counts(views.hidden)).toEqual([1, 0, true]);
  expect(await counts(views.hidden)).toEqual([1, 1, false]);
  expect(await counts(views.shown)).toEqual([2, 1, true]);
});
