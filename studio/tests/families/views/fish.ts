import { describe, test } from 'vitest';
import { fish } from '../../../families/fish/index.ts';
import * as module from '../../../families/fish/view/index.ts';
import { expectOwnBetKept, testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of fishing', () => testViewInvariants(fish, module));

test('[PP-25] a replay of another load leaves the player’s own load alone', () =>
  expectOwnBetKept(fish, module, 'captain-reef', 300, { stake: 300, load: 60 }));
