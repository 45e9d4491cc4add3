import type { Millis, MinorUnits } from '../../../../contract/primitives.ts';
import { billAmount } from './amount.ts';
import { payByDifference, type AgentNode, type Exact } from './difference.ts';
import { isInForce, type Contract, type MemberSum, type Settled, type Upwards } from './window-parts.ts';
import { tierMet, type TeamFigures } from './tiers.ts';

interface Sum {
  stake: MinorUnits;
  payout: MinorUnits;
}
const NOTHING: Sum = { stake: 0, payout: 0 };

/** What was bet under one state of the contracts. */
interface Made {
  holders: ReadonlyMap<number, Contract>;
  nodes: readonly AgentNode[];
  sums: Map<number, Sum>;
  /** The stakes of each agent itself and of the players right below it. */
  own: Map<number, MinorUnits>;
}

/**
 * A window as it fills. Each line is entered for its own path alone, so that what the window comes to costs as many steps as
 * there are agents, however many members have played.
 */
export class FillingWindow {
  readonly #upwards: Upwards;
  readonly #contracts: readonly Contract[];
  readonly #made = new Map<Millis, Made>();
  readonly #members = new Map<number, Sum>();
  /** The contracts of each agent under which anything was bet; all of them are met, or not, by the whole window. */
  readonly #involved = new Map<number, Contract[]>();
  readonly #teams = new Map<Contract, TeamFigures>();
  #settled: Settled[] | undefined;

  constructor(upwards: Upwards, contracts: readonly Contract[]) {
    this.#upwards = upwards;
    this.#contracts = contracts;
  }

  add({ member, termsAtMs, stake, payout }: MemberSum): void {
    this.#settled = undefined;
    const made = this.#made.get(termsAtMs) ?? this.#begin(termsAtMs);
    const path = this.#upwards(member);
    made.sums.set(member, plus(made.sums.get(member), stake, payout));
    const nearest = path.find((each) => made.holders.has(each));
    if (nearest !== undefined) made.own.set(nearest, (made.own.get(nearest) ?? 0) + stake);

    const before = this.#members.get(member) ?? NOTHING;
    const after = plus(before, stake, payout);
    this.#members.set(member, after);
    for (const agent of path)
      for (const contract of this.#involved.get(agent) ?? []) this.#enter(contract, before, after);
  }

  /** Every contract of somebody above a bet, under the version in force when the bet was made, at the tier of the whole window. */
  settled(): Settled[] {
    return (this.#settled ??= this.#settle());
  }

  /** What it was made from, by members and times. */
  sums(): MemberSum[] {
    return [...this.#made]
      .flatMap(([termsAtMs, { sums }]) => [...sums].map(([member, sum]) => ({ member, termsAtMs, ...sum })))
      .sort((a, b) => a.member - b.member || a.termsAtMs - b.termsAtMs);
  }

  /** The same lines under other contracts. */
  under(contracts: readonly Contract[]): FillingWindow {
    const window = new FillingWindow(this.#upwards, contracts);
    for (const sum of this.sums()) window.add(sum);
    return window;
  }

  #begin(atMs: Millis): Made {
    const holders = new Map(
      this.#contracts.filter((each) => isInForce(each, atMs)).map((contract) => [contract.agent, contract]),
    );
    const nodes = [...holders.keys()].map((id): AgentNode => ({
      id,
      upline: this.#upwards(id).find((each) => each !== id && holders.has(each)) ?? null,
    }));
    const made: Made = { holders, nodes, sums: new Map(), own: new Map() };
    this.#made.set(atMs, made);
    const fresh = new Map([...holders].filter(([agent, each]) => !this.#involved.get(agent)?.includes(each)));
    for (const [agent, contract] of fresh) this.#involved.set(agent, [...(this.#involved.get(agent) ?? []), contract]);
    for (const [member, sum] of this.#members)
      for (const agent of this.#upwards(member)) {
        const contract = fresh.get(agent);
        if (contract) this.#enter(contract, NOTHING, sum);
      }
    return made;
  }

  #enter(contract: Contract, before: Sum, after: Sum): void {
    let team = this.#teams.get(contract);
    if (!team) this.#teams.set(contract, (team = { turnover: 0, active: 0, netLoss: 0 }));
    const isActive = ({ stake }: Sum) => (stake > 0 && stake >= contract.terms.activeFrom ? 1 : 0);
    team.turnover += after.stake - before.stake;
    team.active += isActive(after) - isActive(before);
    team.netLoss += after.stake - after.payout - (before.stake - before.payout);
  }

  #settle(): Settled[] {
    const met = new Map([...this.#teams].map(([contract, figures]) => [contract, tierMet(contract.terms, figures)]));
    const exact = new Map<Contract, Exact>();
    for (const { holders, nodes, own } of this.#made.values()) {
      const rateOf = (agent: number) => {
        const contract = holders.get(agent)!;
        return contract.terms.tiers[met.get(contract) ?? -1]?.rate ?? 0;
      };
      for (const [agent, part] of payByDifference(nodes, own, rateOf)) {
        const contract = holders.get(agent)!;
        exact.set(contract, (exact.get(contract) ?? 0n) + part);
      }
    }
    return [...this.#teams].map(([contract, figures]) => {
      const sum = exact.get(contract) ?? 0n;
      // The figures go on growing; what was answered does not.
      return {
        contract,
        figures: { ...figures },
        tier: met.get(contract)!,
        exact: sum,
        ...billAmount(sum, contract.terms.cap),
      };
    });
  }
}

const plus = (sum: Sum | undefined, stake: MinorUnits, payout: MinorUnits): Sum => ({
  stake: (sum?.stake ?? 0) + stake,
  payout: (sum?.payout ?? 0) + payout,
});
