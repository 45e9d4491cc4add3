import { describe } from 'vitest';
import { wheel } from '../../../families/wheel/index.ts';
import * as module from '../../../families/wheel/view/index.ts';
import { testViewInvariants, type Prepare } from '../support/view-invariants.ts';

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  board.querySelector<HTMLButtonElement>('.spot')!.click();
};

describe('the invariants of the view of the money wheel', () => testViewInvariants(wheel, module, { prepare }));
