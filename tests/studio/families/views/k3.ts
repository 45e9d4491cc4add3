import { describe } from 'vitest';
import { k3 } from '../../../../studio/families/k3/index.ts';
import * as module from '../../../../studio/families/k3/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-laws.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view', () => testViewLaws(k3, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'fast-three');
