import { describe } from 'vitest';
import { blackjack } from '../../../families/blackjack/index.ts';
import * as module from '../../../families/blackjack/view/index.ts';
import { testViewInvariants, type Prepare } from '../support/view-invariants.ts';

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  board.querySelector<HTMLButtonElement>('.spot.on-hand')!.click();
};

describe('the invariants of the view of blackjack at a table', () =>
  testViewInvariants(blackjack, module, { prepare }));
