import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_STATES, type WithdrawalState } from '../../../contract/withdrawals.ts';
import { FIRST_STATES, isFinal, mayFollow, STATES } from '../../../server/domains/withdrawals/states.ts';

/** Every way through the table from the first states, each state at most once. */
const ways = (from: WithdrawalState, before: WithdrawalState[] = []): WithdrawalState[][] => {
  const here = [...before, from];
  const next = (Object.keys(STATES[from].next) as WithdrawalState[]).filter((state) => !here.includes(state));
  return next.length === 0 ? [here] : [here, ...next.flatMap((state) => ways(state, here))];
};
const ALL = FIRST_STATES.flatMap((state) => ways(state));

describe('[WAL-02] the states of a withdrawal', () => {
  it('can all be reached', () => {
    expect(new Set(ALL.flat())).toEqual(new Set(WITHDRAWAL_STATES));
  });

  it('all lead to an end', () => {
    for (const state of WITHDRAWAL_STATES)
      expect(
        ways(state).some((way) => isFinal(way.at(-1)!)),
        state,
      ).toBe(true);
  });

  it('[PP-19] never let the member take a requested withdrawal back', () => {
    for (const from of WITHDRAWAL_STATES)
      for (const to of ['refused', 'failed', 'returned'] as const) expect(mayFollow(from, to, 'member')).toBe(false);
  });

  it('release the reserved amount once on every way, or settle it once and perhaps return it', () => {
    for (const way of ALL.filter((each) => isFinal(each.at(-1)!))) {
      const effects = way.map((state) => STATES[state].ledger).filter((effect) => effect !== 'none');
      // The request itself has reserved the amount.
      expect(['release', 'settle', 'settle return']).toContain(effects.join(' '));
    }
  });

  it('let only the operator decide an order in the queue', () => {
    expect(STATES.checking.next).toEqual({ approved: ['operator'], refused: ['operator'] });
  });
});
