import { describe, expect, it } from 'vitest';
import { racing } from '../../../families/racing/index.ts';
import * as module from '../../../families/racing/view/index.ts';
import { openView, testViewInvariants, type Prepare } from '../support/view-invariants.ts';

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  board
    .querySelector<HTMLButtonElement>('[aria-label="1 Salt Lantern to win"], [aria-label="1 Sugar Prince to win"]')!
    .click();
};

describe('the invariants of the view of a race', () => testViewInvariants(racing, module, { prepare }));

it('an exacta is chosen by its first and second runner, who are never the same', async () => {
  const opened = await openView(module, 'harbour-derby');
  const [first, second] = opened.board.querySelectorAll('select');
  opened.view.enable('bet', null);
  opened.view.bet(100);
  first!.value = '4';
  first!.dispatchEvent(new Event('change'));
  second!.value = '2';
  second!.dispatchEvent(new Event('change'));
  opened.board.querySelector<HTMLButtonElement>('.exacta-chosen button')!.click();
  expect(opened.view.bet(100)).toEqual({ chips: { 'exacta-5-3': 100 } });
  second!.value = '4';
  second!.dispatchEvent(new Event('change'));
  expect(first!.value).toBe('5');
  expect(opened.board.querySelector('.exacta-list button')!.getAttribute('aria-label')).toMatch(/^Exacta 5-3: /);
});
