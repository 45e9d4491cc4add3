import { describe } from 'vitest';
import { twoSided } from '../../../families/two-sided/index.ts';
import * as module from '../../../families/two-sided/view/index.ts';
import { testViewInvariants, type Prepare } from '../support/view-invariants.ts';

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  board.querySelector<HTMLButtonElement>('[aria-label="Red"]')!.click();
};

describe('the invariants of the view of a bout', () => testViewInvariants(twoSided, module, { prepare }));
