import { describe } from 'vitest';
import { minute5 } from '../../../families/minute-5/index.ts';
import * as module from '../../../families/minute-5/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-invariants.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view', () =>
  testViewInvariants(minute5, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'galaxy-five');
