import { describe } from 'vitest';
import { casinoHoldem } from '../../../families/casino-holdem/index.ts';
import * as module from '../../../families/casino-holdem/view/index.ts';
import { testViewInvariants, type Prepare } from '../support/view-invariants.ts';

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  board.querySelector<HTMLButtonElement>('.spot[aria-label="Ante"]')!.click();
};

describe('the invariants of the view of casino hold’em at a table', () =>
  testViewInvariants(casinoHoldem, module, { prepare }));
