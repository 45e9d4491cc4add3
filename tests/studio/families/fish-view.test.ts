// @vitest-environment jsdom
import { beforeEach, describe, test, vi } from 'vitest';
import { fish } from '../../../studio/families/fish/index.ts';
import * as module from '../../../studio/families/fish/view/index.ts';
import { expectOwnBetKept, testViewLaws } from './support/view-laws.ts';

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

test('[PP-25] a replay of another load leaves the player’s own load alone', () =>
  expectOwnBetKept(fish, module, 'captain-reef', 300, { stake: 300, load: 60 }));
