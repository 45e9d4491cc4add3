import type { Millis, MinorUnits } from '../../../../contract/primitives.ts';
import { payByDifference, type AgentNode, type Exact } from './difference.ts';
import {
  isInForce,
  type BilledWindow,
  type Contract,
  type Correction,
  type Earned,
  type MemberSum,
  type PaidBillOf,
  type AncestorLookup,
} from './window-parts.ts';
import { tierMet, type TeamFigures } from './tiers.ts';

interface Sum {
  stake: MinorUnits;
  payout: MinorUnits;
}
const NOTHING: Sum = { stake: 0, payout: 0 };

/** A member's sums in a window. */
interface Played {
  /** Its line, itself included, as long as all its bets were made under one line. */
  line: readonly number[];
  sum: Sum;
  /** Otherwise the sums of those bets that count for each agent above it. */
  byAgent: Map<number, Sum> | null;
}

/** Bets made under one state of the contracts. */
interface TermsSlice {
  termsAtMs: Millis;
  correctsMs: Millis | null;
  holders: ReadonlyMap<number, Contract>;
  nodes: readonly AgentNode[];
  sums: Map<number, Sum>;
  /** The stakes of each agent itself and of its direct players. */
  own: Map<number, MinorUnits>;
}

/**
 * An open window. Each line is added to its own path only, so the cost of evaluating the window depends on the number of agents,
 * not of members. Corrections of earlier windows are kept apart: they count in no figure of this window, and are valued at the
 * rates at which those bets were paid.
 */
export class FillingWindow implements BilledWindow {
  readonly #upwards: AncestorLookup;
  readonly #contracts: readonly Contract[];
  readonly #made = new Map<Millis, TermsSlice>();
  readonly #corrections = new Map<string, TermsSlice>();
  readonly #members = new Map<number, Played>();
  /** The contracts of each agent under which bets were made. Each is evaluated on the whole window. */
  readonly #involved = new Map<number, Contract[]>();
  readonly #teams = new Map<Contract, TeamFigures>();
  #earned: Earned[] | undefined;

  constructor(upwards: AncestorLookup, contracts: readonly Contract[]) {
    this.#upwards = upwards;
    this.#contracts = contracts;
  }

  add(sum: MemberSum): void {
    if (sum.correctsMs === null) this.#count(sum);
    else this.#correct(sum);
  }

  /** Returns every contract above a bet, in the version in force when the bet was made, at the tier of the whole window. */
  earned(): Earned[] {
    return (this.#earned ??= this.#earn());
  }

  /** Returns the corrections of earlier windows, each bet at the rates at which that window paid it. */
  corrections(paidBill: PaidBillOf): Correction[] {
    return [...this.#corrections.values()].flatMap(({ holders, nodes, own, correctsMs }) =>
      [...payByDifference(nodes, own, (agent) => paidBill(holders.get(agent)!, correctsMs!)?.rate ?? 0)]
        .filter(([, exact]) => exact !== 0n)
        .map(([agent, exact]) => ({ contract: holders.get(agent)!, correctsMs: correctsMs!, exact })),
    );
  }

  corrected(): { contract: Contract; windowMs: Millis }[] {
    return [...this.#corrections.values()].flatMap(({ holders, sums, termsAtMs, correctsMs }) =>
      [...new Set([...sums.keys()].flatMap((member) => this.#upwards(member, termsAtMs)))].flatMap((agent) => {
        const contract = holders.get(agent);
        return contract ? [{ contract, windowMs: correctsMs! }] : [];
      }),
    );
  }

  sums(): MemberSum[] {
    return [...this.#made.values(), ...this.#corrections.values()]
      .flatMap(({ termsAtMs, correctsMs, sums }) =>
        [...sums].map(([member, sum]) => ({ member, termsAtMs, correctsMs, ...sum })),
      )
      .sort((a, b) => a.member - b.member || a.termsAtMs - b.termsAtMs || (a.correctsMs ?? -1) - (b.correctsMs ?? -1));
  }

  /** Returns the same lines under other contracts. */
  under(contracts: readonly Contract[]): FillingWindow {
    const window = new FillingWindow(this.#upwards, contracts);
    for (const sum of this.sums()) window.add(sum);
    return window;
  }

  #count({ member, termsAtMs, stake, payout }: MemberSum): void {
    this.#earned = undefined;
    const made = this.#made.get(termsAtMs) ?? this.#begin(termsAtMs);
    this.#enterFor(made, { member, stake, payout });

    const line = this.#upwards(member, termsAtMs);
    const played = this.#played(member, line);
    const commonBefore = played.sum;
    played.sum = plus(commonBefore, stake, payout);
    for (const agent of line) {
      const before = played.byAgent ? (played.byAgent.get(agent) ?? NOTHING) : commonBefore;
      const after = plus(before, stake, payout);
      played.byAgent?.set(agent, after);
      for (const contract of this.#involved.get(agent) ?? []) this.#enter(contract, before, after);
    }
  }

  /** A member's sums so far. Bets under a second line part them by agent. */
  #played(member: number, line: readonly number[]): Played {
    let played = this.#members.get(member);
    if (!played) this.#members.set(member, (played = { line, sum: NOTHING, byAgent: null }));
    if (!played.byAgent && !isSameLine(played.line, line)) {
      const { sum } = played;
      played.byAgent = new Map(played.line.map((agent) => [agent, sum]));
    }
    return played;
  }

  #correct({ member, termsAtMs, correctsMs, stake, payout }: MemberSum): void {
    const key = `${correctsMs} ${termsAtMs}`;
    let made = this.#corrections.get(key);
    if (!made) this.#corrections.set(key, (made = this.#madeAt(termsAtMs, correctsMs)));
    this.#enterFor(made, { member, stake, payout });
  }

  #enterFor(made: TermsSlice, { member, stake, payout }: Sum & { member: number }): void {
    made.sums.set(member, plus(made.sums.get(member), stake, payout));
    const nearest = this.#upwards(member, made.termsAtMs).find((each) => made.holders.has(each));
    if (nearest !== undefined) made.own.set(nearest, (made.own.get(nearest) ?? 0) + stake);
  }

  #madeAt(termsAtMs: Millis, correctsMs: Millis | null): TermsSlice {
    const holders = new Map(
      this.#contracts.filter((each) => isInForce(each, termsAtMs)).map((contract) => [contract.agent, contract]),
    );
    const nodes = [...holders.keys()].map((id): AgentNode => ({
      id,
      upline: this.#upwards(id, termsAtMs).find((each) => each !== id && holders.has(each)) ?? null,
    }));
    return { termsAtMs, correctsMs, holders, nodes, sums: new Map(), own: new Map() };
  }

  #begin(atMs: Millis): TermsSlice {
    const made = this.#madeAt(atMs, null);
    this.#made.set(atMs, made);
    const fresh = new Map([...made.holders].filter(([agent, each]) => !this.#involved.get(agent)?.includes(each)));
    for (const [agent, contract] of fresh) this.#involved.set(agent, [...(this.#involved.get(agent) ?? []), contract]);
    for (const { line, sum, byAgent } of this.#members.values())
      for (const [agent, part] of byAgent ?? line.map((each) => [each, sum] as const)) {
        const contract = fresh.get(agent);
        if (contract) this.#enter(contract, NOTHING, part);
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

  #earn(): Earned[] {
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
    // A copy, because the figures keep growing.
    return [...this.#teams].map(([contract, figures]) => ({
      contract,
      figures: { ...figures },
      tier: met.get(contract)!,
      exact: exact.get(contract) ?? 0n,
    }));
  }
}

const isSameLine = (one: readonly number[], other: readonly number[]): boolean =>
  one === other || (one.length === other.length && one.every((each, at) => each === other[at]));

const plus = (sum: Sum | undefined, stake: MinorUnits, payout: MinorUnits): Sum => ({
  stake: (sum?.stake ?? 0) + stake,
  payout: (sum?.payout ?? 0) + payout,
});
