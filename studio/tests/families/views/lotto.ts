import { describe } from 'vitest';
import { lotto } from '../../../families/lotto/index.ts';
import * as module from '../../../families/lotto/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-invariants.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view', () =>
  testViewInvariants(lotto, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'lucky-six');
