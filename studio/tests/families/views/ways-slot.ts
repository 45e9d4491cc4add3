import { describe } from 'vitest';
import { waysSlot } from '../../../families/ways-slot/index.ts';
import * as module from '../../../families/ways-slot/view/index.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of slots with ways', () => testViewInvariants(waysSlot, module, { replays: 10 }));
