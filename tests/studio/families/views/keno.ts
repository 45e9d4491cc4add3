import { describe } from 'vitest';
import { keno } from '../../../../studio/families/keno/index.ts';
import * as module from '../../../../studio/families/keno/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-laws.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view', () => testViewLaws(keno, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'keno-wave');
