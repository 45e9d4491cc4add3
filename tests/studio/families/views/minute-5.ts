import { describe } from 'vitest';
import { minute5 } from '../../../../studio/families/minute-5/index.ts';
import * as module from '../../../../studio/families/minute-5/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-laws.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view', () => testViewLaws(minute5, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'galaxy-five');
