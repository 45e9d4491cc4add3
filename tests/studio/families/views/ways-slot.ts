import { describe } from 'vitest';
import { waysSlot } from '../../../../studio/families/ways-slot/index.ts';
import * as module from '../../../../studio/families/ways-slot/view/index.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view of slots with ways', () => testViewLaws(waysSlot, module, { replays: 10 }));
