import { describe } from 'vitest';
import { linesSlot } from '../../../../studio/families/lines-slot/index.ts';
import * as module from '../../../../studio/families/lines-slot/view/index.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view of slots with lines', () => testViewLaws(linesSlot, module, { replays: 10 }));
