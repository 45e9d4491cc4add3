import { describe } from 'vitest';
import { baccarat } from '../../../families/baccarat/index.ts';
import * as module from '../../../families/baccarat/view/index.ts';
import { testViewInvariants, type Prepare } from '../support/view-invariants.ts';

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  board.querySelector<HTMLButtonElement>('[aria-label="Player"]')!.click();
};

describe('the invariants of the view of baccarat at a table', () => testViewInvariants(baccarat, module, { prepare }));
