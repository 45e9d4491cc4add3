import type { Rate } from '../../../../contract/pay-terms.ts';
import type { MinorUnits } from '../../../../contract/primitives.ts';

/** An agent in its tree. A merchant's top agents have no upline. */
export interface AgentNode {
  id: number;
  upline: number | null;
}

/** Exact, in millionths of a minor unit. */
export type Exact = bigint;

/**
 * Returns each agent's pay on turnover: for every stake below it, the stake times the difference between its effective rate
 * and the highest one below it on the path to the player. `own` has the stakes of each agent itself and of its direct
 * players. From the leaves upwards, an agent passes on how much was staked under which highest rate. The cost is therefore
 * the number of agents times the number of different rates on a path.
 */
export const payByDifference = (
  agents: readonly AgentNode[],
  own: ReadonlyMap<number, MinorUnits>,
  rateOf: (agent: number) => Rate,
): Map<number, Exact> => {
  const pay = new Map<number, Exact>();
  /** Per agent: the stakes by the highest effective rate below it on their paths. */
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

/** Returns every agent after all agents below it. */
export const deepestFirst = (agents: readonly AgentNode[]): AgentNode[] => {
  const downlines = new Map<number | null, AgentNode[]>();
  for (const agent of agents) {
    const beside = downlines.get(agent.upline);
    if (beside) beside.push(agent);
    else downlines.set(agent.upline, [agent]);
  }
  const down = [...(downlines.get(null) ?? [])];
  // The array grows during the loop: each level follows the one above it.
  for (const { id } of down) down.push(...(downlines.get(id) ?? []));
  return down.reverse();
};
