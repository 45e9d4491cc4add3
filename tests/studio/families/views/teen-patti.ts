import { describe } from 'vitest';
import { teenPatti } from '../../../../studio/families/teen-patti/index.ts';
import * as module from '../../../../studio/families/teen-patti/view/index.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view of teen patti', () => testViewLaws(teenPatti, module));
