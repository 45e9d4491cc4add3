import { describe } from 'vitest';
import { hiLo } from '../../../families/hi-lo/index.ts';
import * as module from '../../../families/hi-lo/view/index.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of hi-lo', () => testViewInvariants(hiLo, module));
