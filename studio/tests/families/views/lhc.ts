import { describe } from 'vitest';
import { lhc } from '../../../families/lhc/index.ts';
import * as module from '../../../families/lhc/view/index.ts';
import { prepareNumbers, testNumbers } from '../support/number-invariants.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view', () => testViewInvariants(lhc, module, { prepare: prepareNumbers, replays: 10 }));
testNumbers(module, 'zodiac-forty-nine');
