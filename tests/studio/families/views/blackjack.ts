import { describe } from 'vitest';
import { blackjack } from '../../../../studio/families/blackjack/index.ts';
import * as module from '../../../../studio/families/blackjack/view/index.ts';
import { testViewLaws, type Prepare } from '../support/view-laws.ts';

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  board.querySelector<HTMLButtonElement>('.spot.on-hand')!.click();
};

describe('the laws of the view of blackjack at a table', () => testViewLaws(blackjack, module, { prepare }));
