import type { WithdrawalState } from '../../../contract/withdrawals.ts';

export type Actor = 'member' | 'platform' | 'operator' | 'provider';

/** Effect of entering a state on the ledger. */
export type LedgerEffect =
  /** The amount moves from the wallet to the member's reserve; at the request, before the first state. */
  | 'reserve'
  /** The amount returns from the reserve to the wallet. */
  | 'release'
  /** The amount leaves the reserve: the fee to the house, the rest to the provider's account. */
  | 'settle'
  /** What the provider sent back moves from its account to the wallet. */
  | 'return'
  | 'none';

interface StateRule {
  /** States that may follow, and who may cause each. */
  next: Partial<Record<WithdrawalState, readonly Actor[]>>;
  ledger: LedgerEffect;
}

/**
 * The state machine of a withdrawal. A state without `next` is final. The code that changes a state, the member's timeline
 * and a property test all read this table.
 */
export const STATES: Readonly<Record<WithdrawalState, StateRule>> = {
  checking: { next: { approved: ['operator'], refused: ['operator'] }, ledger: 'none' },
  approved: { next: { paying: ['platform'], refused: ['operator'] }, ledger: 'none' },
  paying: { next: { paid: ['provider'], failed: ['provider', 'operator'] }, ledger: 'none' },
  paid: {
    next: { confirmed: ['member', 'platform', 'operator'], returned: ['provider', 'operator'] },
    ledger: 'settle',
  },
  confirmed: { next: { returned: ['provider', 'operator'] }, ledger: 'none' },
  refused: { next: {}, ledger: 'release' },
  failed: { next: {}, ledger: 'release' },
  // A bank can send a payout back in parts.
  returned: { next: { returned: ['provider', 'operator'] }, ledger: 'return' },
};

/** The states in which a new withdrawal can be. */
export const FIRST_STATES = ['checking', 'approved'] as const satisfies readonly WithdrawalState[];

/** The states in which the amount has left the wallet and is not paid yet. */
export const RUNNING_STATES = ['checking', 'approved', 'paying'] as const satisfies readonly WithdrawalState[];

/** Whether this actor may change a withdrawal from one state to the other. */
export const mayFollow = (from: WithdrawalState, to: WithdrawalState, actor: Actor): boolean =>
  STATES[from].next[to]?.includes(actor) ?? false;

/** Whether no other state can follow. */
export const isFinal = (state: WithdrawalState): boolean =>
  Object.keys(STATES[state].next).every((next) => next === state);
