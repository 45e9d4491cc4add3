import { describe } from 'vitest';
import { roulette } from '../../../../studio/families/roulette/index.ts';
import * as module from '../../../../studio/families/roulette/view/index.ts';
import { testViewLaws, type Prepare } from '../support/view-laws.ts';

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  board.querySelector<HTMLButtonElement>('[aria-label="Red"]')!.click();
};

describe('the laws of the view of roulette at a table', () => testViewLaws(roulette, module, { prepare }));
