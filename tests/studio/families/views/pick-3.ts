import { describe } from 'vitest';
import { pick3 } from '../../../../studio/families/pick-3/index.ts';
import * as module from '../../../../studio/families/pick-3/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-laws.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view', () => testViewLaws(pick3, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'moon-pick-three');
