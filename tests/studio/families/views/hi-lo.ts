import { describe } from 'vitest';
import { hiLo } from '../../../../studio/families/hi-lo/index.ts';
import * as module from '../../../../studio/families/hi-lo/view/index.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view of hi-lo', () => testViewLaws(hiLo, module));
