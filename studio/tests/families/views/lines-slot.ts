import { describe } from 'vitest';
import { linesSlot } from '../../../families/lines-slot/index.ts';
import * as module from '../../../families/lines-slot/view/index.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of slots with lines', () =>
  testViewInvariants(linesSlot, module, { replays: 10 }));
