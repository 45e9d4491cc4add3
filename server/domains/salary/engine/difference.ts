import type { Rate } from '../../../../contract/pay-terms.ts';
import type { MinorUnits } from '../../../../contract/primitives.ts';

/** An agent in its tree; a brand's first agents have nobody above them. */
export interface AgentNode {
  id: number;
  upline: number | null;
}

/** Exact, in millionths of a minor unit. */
export type Exact = bigint;

/**
 * Each agent's pay on turnover: for every stake below it, the stake times what its effective rate is above the highest one
 * below it on the path to the player. `own` has the stakes of each agent itself and of the players right below it.
 *
 * From the leaves upwards, an agent hands on how much was staked under which highest rate; so the whole tree costs as many
 * steps as it has agents, times the different rates on a path.
 */
export const payByDifference = (
  agents: readonly AgentNode[],
  own: ReadonlyMap<number, MinorUnits>,
  rateOf: (agent: number) => Rate,
): Map<number, Exact> => {
  const pay = new Map<number, Exact>();
  /** Of each agent: the stakes by the highest effective rate below it on their paths. */
  const staked = new Map<number, Map<Rate, bigint>>();
  const hand = (agent: number, rate: Rate, stake: bigint): void => {
    const byRate = staked.get(agent) ?? new Map<Rate, bigint>();
    byRate.set(rate, (byRate.get(rate) ?? 0n) + stake);
    staked.set(agent, byRate);
  };
  for (const [agent, stake] of own) hand(agent, 0, BigInt(stake));
  for (const { id, upline } of deepestFirst(agents)) {
    const rate = rateOf(id);
    let exact = 0n;
    for (const [below, stake] of staked.get(id) ?? []) {
      exact += stake * BigInt(Math.max(0, rate - below));
      if (upline !== null) hand(upline, Math.max(rate, below), stake);
    }
    pay.set(id, exact);
  }
  return pay;
};

/** Every agent after all that are below it. */
export const deepestFirst = (agents: readonly AgentNode[]): AgentNode[] => {
  const downlines = new Map<number | null, AgentNode[]>();
  for (const agent of agents) {
    const beside = downlines.get(agent.upline);
    if (beside) beside.push(agent);
    else downlines.set(agent.upline, [agent]);
  }
  const down = [...(downlines.get(null) ?? [])];
  // Grows while it is walked: each level after the one above it.
  for (const { id } of down) down.push(...(downlines.get(id) ?? []));
  return down.reverse();
};
