import { describe } from 'vitest';
import { blackjackSolo } from '../../../../studio/families/blackjack-solo/index.ts';
import * as module from '../../../../studio/families/blackjack-solo/view/index.ts';
import { testViewLaws } from '../support/view-laws.ts';

describe('the laws of the view of blackjack', () => testViewLaws(blackjackSolo, module));
