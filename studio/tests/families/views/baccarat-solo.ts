import { describe } from 'vitest';
import { baccaratSolo } from '../../../families/baccarat-solo/index.ts';
import * as module from '../../../families/baccarat-solo/view/index.ts';
import { testViewInvariants, type Prepare } from '../support/view-invariants.ts';

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  board.querySelector<HTMLButtonElement>('[aria-label="Player"]')!.click();
};

describe('the invariants of the view of baccarat', () => testViewInvariants(baccaratSolo, module, { prepare }));
