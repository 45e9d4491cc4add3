import { describe } from 'vitest';
import { wheel } from '../../../../studio/families/wheel/index.ts';
import * as module from '../../../../studio/families/wheel/view/index.ts';
import { testViewLaws, type Prepare } from '../support/view-laws.ts';

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  board.querySelector<HTMLButtonElement>('.spot')!.click();
};

describe('the laws of the view of the money wheel', () => testViewLaws(wheel, module, { prepare }));
