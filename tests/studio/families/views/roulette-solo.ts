import { describe } from 'vitest';
import { rouletteSolo } from '../../../../studio/families/roulette-solo/index.ts';
import * as module from '../../../../studio/families/roulette-solo/view/index.ts';
import { testViewLaws, type Prepare } from '../support/view-laws.ts';

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  board.querySelector<HTMLButtonElement>('[aria-label="Red"]')!.click();
};

describe('the laws of the view of roulette', () => testViewLaws(rouletteSolo, module, { prepare }));
