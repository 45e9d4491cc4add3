import { describe } from 'vitest';
import { pick3 } from '../../../families/pick-3/index.ts';
import * as module from '../../../families/pick-3/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-invariants.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view', () =>
  testViewInvariants(pick3, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'moon-pick-three');
