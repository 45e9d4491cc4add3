import { describe } from 'vitest';
import { teenPatti } from '../../../../studio/families/teen-patti/index.ts';
import * as module from '../../../../studio/families/teen-patti/view/index.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of teen patti', () => testViewInvariants(teenPatti, module));
