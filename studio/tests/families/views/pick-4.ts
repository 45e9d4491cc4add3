import { describe } from 'vitest';
import { pick4 } from '../../../families/pick-4/index.ts';
import * as module from '../../../families/pick-4/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-invariants.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view', () =>
  testViewInvariants(pick4, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'fox-pick-four');
