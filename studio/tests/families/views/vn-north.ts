import { describe } from 'vitest';
import { vnNorth } from '../../../families/vn-north/index.ts';
import * as module from '../../../families/vn-north/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-invariants.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view', () =>
  testViewInvariants(vnNorth, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'lotus-north');
