import { describe, test } from 'vitest';
import { bingo75 } from '../../../families/bingo-75/index.ts';
import * as module from '../../../families/bingo-75/view/index.ts';
import { expectOwnBetKept, testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of bingo', () => testViewInvariants(bingo75, module));

test('[PP-25] a replay of three cards leaves the player’s own number of cards alone', () =>
  expectOwnBetKept(bingo75, module, 'evening-bingo', 100, { stake: 100, cards: 3 }));
