import type { PayTerms } from '../../../../contract/pay-terms.ts';
import type { Millis, MinorUnits } from '../../../../contract/primitives.ts';
import { billAmount, type BillAmount } from './amount.ts';
import { payByDifference, type AgentNode, type Exact } from './difference.ts';
import { tierMet, type TeamFigures } from './tiers.ts';

/** What a member's settled bets of a window come to, those made under one state of the contracts. */
export interface MemberSum {
  member: number;
  /** Start of the window in which the bets were made: the contracts in force then hold for them. */
  termsAtMs: Millis;
  stake: MinorUnits;
  payout: MinorUnits;
}

/** One version of what an agent agreed on; in force from `fromMs` until just before `untilMs`. */
export interface Contract {
  id: number;
  agent: number;
  terms: PayTerms;
  fromMs: Millis;
  untilMs: Millis | null;
}

/** What a window comes to for one contract. */
export interface Settled extends BillAmount {
  contract: Contract;
  figures: TeamFigures;
  /** The tier's place, or -1. */
  tier: number;
  exact: Exact;
}

/** The members above somebody, the nearest first, beginning with that member itself. */
export type Upwards = (member: number) => readonly number[];

/**
 * Settles a window by turnover: every contract of somebody above a bet, under the version in force when the bet was made,
 * at the tier that the whole window reaches.
 */
export const settleWindow = (
  sums: readonly MemberSum[],
  upwards: Upwards,
  contracts: readonly Contract[],
): Settled[] => {
  const times = [...new Set(sums.map(({ termsAtMs }) => termsAtMs))];
  const inForce = new Map(times.map((atMs) => [atMs, byAgent(contracts.filter((each) => isInForce(each, atMs)))]));
  const involved = new Set([...inForce.values()].flatMap((each) => [...each.values()]));
  const teams = teamFigures(sums, upwards, [...involved]);

  const met = new Map([...teams].map(([contract, figures]) => [contract, tierMet(contract.terms, figures)]));
  const exact = new Map<Contract, Exact>();
  for (const [atMs, holders] of inForce) {
    const holder = (each: number) => holders.has(each);
    const own = new Map<number, MinorUnits>();
    for (const { member, termsAtMs, stake } of sums) {
      const agent = termsAtMs === atMs ? upwards(member).find(holder) : undefined;
      if (agent !== undefined) own.set(agent, (own.get(agent) ?? 0) + stake);
    }
    const nodes = [...holders.keys()].map((id): AgentNode => ({
      id,
      upline: upwards(id).find((each) => each !== id && holder(each)) ?? null,
    }));
    const rateOf = (agent: number) => {
      const contract = holders.get(agent)!;
      return contract.terms.tiers[met.get(contract) ?? -1]?.rate ?? 0;
    };
    for (const [agent, part] of payByDifference(nodes, own, rateOf)) {
      const contract = holders.get(agent)!;
      exact.set(contract, (exact.get(contract) ?? 0n) + part);
    }
  }
  return [...teams].map(([contract, figures]) => {
    const sum = exact.get(contract) ?? 0n;
    return { contract, figures, tier: met.get(contract)!, exact: sum, ...billAmount(sum, contract.terms.cap) };
  });
};

/** Whether this version is the one in force at an instant. */
export const isInForce = ({ fromMs, untilMs }: Contract, atMs: Millis): boolean =>
  fromMs <= atMs && (untilMs === null || atMs < untilMs);

const byAgent = (contracts: readonly Contract[]): Map<number, Contract> =>
  new Map(contracts.map((contract) => [contract.agent, contract]));

/** T, A and L of the team of each contract's agent, where it has any part in the window. */
const teamFigures = (
  sums: readonly MemberSum[],
  upwards: Upwards,
  contracts: readonly Contract[],
): Map<Contract, TeamFigures> => {
  const ofAgent = new Map<number, Contract[]>();
  for (const contract of contracts) ofAgent.set(contract.agent, [...(ofAgent.get(contract.agent) ?? []), contract]);
  const teams = new Map<Contract, TeamFigures>();
  for (const [member, { stake, payout }] of byMember(sums))
    for (const agent of upwards(member))
      for (const contract of ofAgent.get(agent) ?? []) {
        let team = teams.get(contract);
        if (!team) teams.set(contract, (team = { turnover: 0, active: 0, netLoss: 0 }));
        team.turnover += stake;
        team.active += stake > 0 && stake >= contract.terms.activeFrom ? 1 : 0;
        team.netLoss += stake - payout;
      }
  return teams;
};

const byMember = (sums: readonly MemberSum[]): Map<number, { stake: MinorUnits; payout: MinorUnits }> => {
  const members = new Map<number, { stake: MinorUnits; payout: MinorUnits }>();
  for (const { member, stake, payout } of sums) {
    let sum = members.get(member);
    if (!sum) members.set(member, (sum = { stake: 0, payout: 0 }));
    sum.stake += stake;
    sum.payout += payout;
  }
  return members;
};
