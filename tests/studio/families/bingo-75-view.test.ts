// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { bingo75 } from '../../../studio/families/bingo-75/index.ts';
import * as module from '../../../studio/families/bingo-75/view/index.ts';
import { titleParams } from './support/titles-of.ts';
import { openView, playInView, testViewLaws } from './support/view-laws.ts';

describe('the laws of the view of bingo', () => testViewLaws(bingo75, module, 20));

test('[PP-25] a replay of three cards leaves the player’s own number of cards alone', async () => {
  const opened = await openView(module, 'evening-bingo');
  const own = opened.view.bet(100);
  vi.useFakeTimers();
  await playInView(bingo75, bingo75.Params.parse(titleParams('evening-bingo')), { stake: 100, cards: 3 }, 1, opened);
  expect(opened.view.bet(100)).not.toEqual(own);
  opened.view.clear();
  expect(opened.view.bet(100)).toEqual(own);
  vi.useRealTimers();
});
