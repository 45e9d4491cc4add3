import { describe } from 'vitest';
import { lhc } from '../../../../studio/families/lhc/index.ts';
import * as module from '../../../../studio/families/lhc/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-laws.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view', () => testViewLaws(lhc, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'zodiac-forty-nine');
