import type { AwardState } from '../../../contract/awards.ts';
import { OPEN_AWARD_STATES } from '../../../contract/open-award.ts';

export type Actor = 'member' | 'platform' | 'operator';

/** What a change of state does in the ledger. */
export type LedgerEffect =
  /** The award moves from the house to the member's bonus account. */
  | 'grant'
  /** The award moves from the house to the wallet: it has no requirement. */
  | 'pay'
  /** What is left moves from the bonus account to the wallet, up to the maximum of the terms; the rest returns to the house. */
  | 'convert'
  /** What is left returns from the bonus account to the house. */
  | 'return'
  | 'none';

interface Change {
  actors: readonly Actor[];
  ledger: LedgerEffect;
}

const by = (ledger: LedgerEffect, ...actors: Actor[]): Change => ({ ledger, actors });

/**
 * The state machine of an award: what may follow each state, who may cause it, and what it does in the ledger. The code, the
 * documentation and a property test read this table. A state without a successor is final.
 */
export const STATES: Readonly<Record<AwardState, Partial<Record<AwardState, Change>>>> = {
  applying: { issued: by('none', 'operator'), rejected: by('none', 'operator', 'platform') },
  issued: {
    claimed: by('none', 'member', 'platform'),
    forfeited: by('none', 'platform'),
    expired: by('none', 'platform'),
  },
  claimed: {
    active: by('grant', 'platform'),
    completed: by('pay', 'platform'),
    forfeited: by('none', 'member', 'platform'),
  },
  active: {
    completed: by('convert', 'platform'),
    forfeited: by('return', 'member', 'platform'),
    expired: by('return', 'platform'),
  },
  rejected: {},
  completed: {},
  forfeited: {},
  expired: {},
};

/** Returns the change, or undefined if this actor may not cause it. */
export const changeOf = (from: AwardState, to: AwardState, actor: Actor): Change | undefined => {
  const change = STATES[from][to];
  return change?.actors.includes(actor) ? change : undefined;
};

/** States in which an award can still bring something. */
export const OPEN = OPEN_AWARD_STATES;
