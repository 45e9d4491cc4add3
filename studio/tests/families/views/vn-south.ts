import { describe } from 'vitest';
import { vnSouth } from '../../../families/vn-south/index.ts';
import * as module from '../../../families/vn-south/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-invariants.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view', () =>
  testViewInvariants(vnSouth, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'delta-south');
