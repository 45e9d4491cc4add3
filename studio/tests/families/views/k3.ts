import { describe } from 'vitest';
import { k3 } from '../../../families/k3/index.ts';
import * as module from '../../../families/k3/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-invariants.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view', () => testViewInvariants(k3, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'fast-three');
