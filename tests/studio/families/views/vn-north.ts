import { describe } from 'vitest';
import { vnNorth } from '../../../../studio/families/vn-north/index.ts';
import * as module from '../../../../studio/families/vn-north/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-laws.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view', () => testViewLaws(vnNorth, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'lotus-north');
