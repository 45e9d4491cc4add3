import { describe } from 'vitest';
import { fourD } from '../../../families/4d/index.ts';
import * as module from '../../../families/4d/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-invariants.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view', () =>
  testViewInvariants(fourD, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'island-sweep');
