import { describe } from 'vitest';
import { vnSouth } from '../../../../studio/families/vn-south/index.ts';
import * as module from '../../../../studio/families/vn-south/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-laws.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view', () => testViewLaws(vnSouth, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'delta-south');
