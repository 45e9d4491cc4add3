import { describe } from 'vitest';
import { blackjackSolo } from '../../../families/blackjack-solo/index.ts';
import * as module from '../../../families/blackjack-solo/view/index.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of blackjack', () => testViewInvariants(blackjackSolo, module));
