import { describe } from 'vitest';
import { fourD } from '../../../../studio/families/4d/index.ts';
import * as module from '../../../../studio/families/4d/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-laws.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view', () => testViewLaws(fourD, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'island-sweep');
