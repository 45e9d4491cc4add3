import { describe } from 'vitest';
import { pk10 } from '../../../families/pk10/index.ts';
import * as module from '../../../families/pk10/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-invariants.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view', () =>
  testViewInvariants(pk10, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'ten-car-dash');
