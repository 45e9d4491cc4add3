import { describe } from 'vitest';
import { casinoHoldemSolo } from '../../../families/casino-holdem-solo/index.ts';
import * as module from '../../../families/casino-holdem-solo/view/index.ts';
import { testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of casino hold’em', () => testViewInvariants(casinoHoldemSolo, module));
