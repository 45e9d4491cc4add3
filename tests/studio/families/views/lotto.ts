import { describe } from 'vitest';
import { lotto } from '../../../../studio/families/lotto/index.ts';
import * as module from '../../../../studio/families/lotto/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-laws.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view', () => testViewLaws(lotto, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'lucky-six');
