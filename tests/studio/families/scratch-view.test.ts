// @vitest-environment jsdom
import { describe } from 'vitest';
import { scratch } from '../../../studio/families/scratch/index.ts';
import * as module from '../../../studio/families/scratch/view/index.ts';
import { testViewLaws } from './support/view-laws.ts';

describe('the laws of the view of scratch tickets', () => testViewLaws(scratch, module));
