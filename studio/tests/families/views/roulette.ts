import { describe } from 'vitest';
import { roulette } from '../../../families/roulette/index.ts';
import * as module from '../../../families/roulette/view/index.ts';
import { testViewInvariants, type Prepare } from '../support/view-invariants.ts';

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  board.querySelector<HTMLButtonElement>('[aria-label="Red"]')!.click();
};

describe('the invariants of the view of roulette at a table', () => testViewInvariants(roulette, module, { prepare }));
