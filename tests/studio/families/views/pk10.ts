import { describe } from 'vitest';
import { pk10 } from '../../../../studio/families/pk10/index.ts';
import * as module from '../../../../studio/families/pk10/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-laws.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view', () => testViewLaws(pk10, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'ten-car-dash');
