import { describe } from 'vitest';
import { keno } from '../../../families/keno/index.ts';
import * as module from '../../../families/keno/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-invariants.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view', () =>
  testViewInvariants(keno, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'keno-wave');
