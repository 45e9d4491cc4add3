import { describe } from 'vitest';
import { pick4 } from '../../../../studio/families/pick-4/index.ts';
import * as module from '../../../../studio/families/pick-4/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-laws.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view', () => testViewLaws(pick4, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'fox-pick-four');
