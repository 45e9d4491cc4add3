import { describe } from 'vitest';
import { teenPatti } from '../../../families/teen-patti/index.ts';
import * as module from '../../../families/teen-patti/view/index.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of teen patti', () => testViewInvariants(teenPatti, module));
