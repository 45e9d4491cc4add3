import { describe } from 'vitest';
import { casinoHoldemSolo } from '../../../../studio/families/casino-holdem-solo/index.ts';
import * as module from '../../../../studio/families/casino-holdem-solo/view/index.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view of casino hold’em', () => testViewLaws(casinoHoldemSolo, module));
