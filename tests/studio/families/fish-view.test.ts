// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fish } from '../../../studio/families/fish/index.ts';
import * as module from '../../../studio/families/fish/view/index.ts';
import { titleParams } from './support/titles-of.ts';
import { openView, playInView, testViewLaws } from './support/view-laws.ts';

// jsdom has neither pictures nor sizes: the sea stays empty, and everything around it is there.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('jsdom decodes no pictures'));
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
});

describe('the laws of the view of fishing', () => testViewLaws(fish, module, 20));

test('[PP-25] a replay of another load leaves the player’s own load alone', async () => {
  const opened = await openView(module, 'captain-reef');
  const own = opened.view.bet(300);
  vi.useFakeTimers();
  await playInView(fish, fish.Params.parse(titleParams('captain-reef')), { stake: 300, load: 60 }, 1, opened);
  expect(opened.view.bet(300)).not.toEqual(own);
  opened.view.clear();
  expect(opened.view.bet(300)).toEqual(own);
  vi.useRealTimers();
});
