import type { MinorUnits, Millis } from '../../../../contract/primitives.ts';
import type { Window } from '../../pay-contracts/index.ts';
import { roundExact } from './amount.ts';
import { dividend, exactShare } from './dividend.ts';
import {
  isInForce,
  type BilledWindow,
  type Contract,
  type Correction,
  type Earned,
  type LossLines,
  type LossSum,
  type PaidBillOf,
  type AncestorLookup,
} from './window-parts.ts';

interface Team {
  stake: MinorUnits;
  payouts: MinorUnits;
  promotions: MinorUnits;
  contributionMicro: bigint;
  /** Stakes by member, for the active ones. */
  members: Map<number, MinorUnits>;
}
const emptyTeam = (): Team => ({ stake: 0, payouts: 0, promotions: 0, contributionMicro: 0n, members: new Map() });

/** A contract's team in an earlier window, of which bets were changed. */
interface Corrected {
  contract: Contract;
  correctsMs: Millis;
  team: Team;
}

const lossOf = ({ stake, payouts, promotions, contributionMicro }: Team): MinorUnits =>
  stake - payouts - promotions - roundExact(contributionMicro);

/**
 * A window that pays shares of the teams' net losses. The contract in force in the window applies to all its bets. A loss of zero
 * or below pays nothing and is carried to the next window, or written off with the contract.
 */
export class LossWindow implements BilledWindow {
  readonly #upwards: AncestorLookup;
  readonly #window: Window;
  readonly #contracts: readonly Contract[];
  /** The losses below zero of earlier windows, by agent. */
  readonly #carried: ReadonlyMap<number, MinorUnits>;
  readonly #holders: ReadonlyMap<number, Contract>;
  readonly #holdersBy = new Map<Millis, ReadonlyMap<number, Contract>>();
  readonly #teams = new Map<Contract, Team>();
  readonly #corrected = new Map<string, Corrected>();
  readonly #sums: LossSum[] = [];

  constructor(
    upwards: AncestorLookup,
    contracts: readonly Contract[],
    window: Window,
    carried: ReadonlyMap<number, MinorUnits> = new Map(),
  ) {
    this.#upwards = upwards;
    this.#contracts = contracts;
    this.#window = window;
    this.#carried = carried;
    this.#holders = this.#holdersAt(window.startMs);
  }

  add(sum: LossSum): void {
    this.#sums.push(sum);
    const { correctsMs } = sum;
    const holders = correctsMs === null ? this.#holders : this.#holdersAt(correctsMs);
    // As the contracts, the line of the window applies to all its bets.
    for (const agent of this.#upwards(sum.member, correctsMs ?? this.#window.startMs)) {
      const contract = holders.get(agent);
      if (contract) count(correctsMs === null ? this.#team(contract) : this.#correctedTeam(contract, correctsMs), sum);
    }
  }

  earned(paidBill: PaidBillOf): Earned[] {
    const corrected = new Map<number, MinorUnits>();
    for (const { contract, correctsMs, team } of this.#corrected.values())
      if (paidBill(contract, correctsMs)?.lossGoesOn)
        corrected.set(contract.agent, (corrected.get(contract.agent) ?? 0) + lossOf(team));
    const due = new Set(this.#teams.keys());
    for (const contract of this.#newest())
      if (corrected.has(contract.agent) || (this.#carried.has(contract.agent) && !this.#goesOn(contract.agent)))
        due.add(contract);
    return [...due].map((contract) => this.#earnedBy(contract, corrected.get(contract.agent) ?? 0));
  }

  /** A changed bet is worth its part of what the bill of its window paid. */
  corrections(paidBill: PaidBillOf): Correction[] {
    return [...this.#corrected.values()].flatMap(({ contract, correctsMs, team }) => {
      const bill = paidBill(contract, correctsMs);
      if (!bill || bill.lossGoesOn || bill.netLoss <= 0) return [];
      const exact = (BigInt(lossOf(team)) * bill.exact) / BigInt(bill.netLoss);
      return exact === 0n ? [] : [{ contract, correctsMs, exact }];
    });
  }

  corrected(): { contract: Contract; windowMs: Millis }[] {
    return [...this.#corrected.values()].map(({ contract, correctsMs }) => ({ contract, windowMs: correctsMs }));
  }

  sums(): LossSum[] {
    return [...this.#sums].sort((a, b) => a.member - b.member || (a.correctsMs ?? -1) - (b.correctsMs ?? -1));
  }

  #earnedBy(contract: Contract, corrected: MinorUnits): Earned {
    const { agent, terms } = contract;
    const team = this.#teams.get(contract) ?? emptyTeam();
    const carriedIn = this.#carried.get(agent) ?? 0;
    const netLoss = lossOf(team) + carriedIn + corrected;
    const below = netLoss < 0 && terms.carriesLoss !== false ? netLoss : 0;
    const goesOn = this.#goesOn(agent);
    const isActive = (stake: MinorUnits) => stake > 0 && stake >= terms.activeFrom;
    const figures = {
      turnover: team.stake,
      active: [...team.members.values()].filter(isActive).length,
      netLoss,
    };
    const share = dividend(terms, figures);
    const loss: LossLines = {
      payouts: team.payouts,
      ...(team.promotions === 0 ? {} : { promotions: team.promotions }),
      contributions: roundExact(team.contributionMicro),
      carriedIn,
      corrected,
      carriedOut: goesOn ? below : 0,
      writtenOff: goesOn ? 0 : below,
    };
    return { contract, figures, tier: share.tier, exact: exactShare(share), loss };
  }

  #team(contract: Contract): Team {
    let team = this.#teams.get(contract);
    if (!team) this.#teams.set(contract, (team = emptyTeam()));
    return team;
  }

  #correctedTeam(contract: Contract, correctsMs: Millis): Team {
    const key = `${contract.id} ${correctsMs}`;
    let corrected = this.#corrected.get(key);
    if (!corrected) this.#corrected.set(key, (corrected = { contract, correctsMs, team: emptyTeam() }));
    return corrected.team;
  }

  #holdersAt(atMs: Millis): ReadonlyMap<number, Contract> {
    let holders = this.#holdersBy.get(atMs);
    if (!holders) {
      const inForce = this.#contracts.filter((each) => isInForce(each, atMs));
      this.#holdersBy.set(atMs, (holders = new Map(inForce.map((each) => [each.agent, each]))));
    }
    return holders;
  }

  /** The newest version of each agent that has begun. */
  #newest(): Contract[] {
    const begun = this.#contracts.filter(({ fromMs }) => fromMs <= this.#window.startMs);
    return [...new Map(begun.map((contract) => [contract.agent, contract])).values()];
  }

  #goesOn(agent: number): boolean {
    return this.#contracts.some((each) => each.agent === agent && isInForce(each, this.#window.endMs));
  }
}

const count = (team: Team, { member, stake, payout, poolPayout, promotions, contributionMicro }: LossSum): void => {
  team.stake += stake;
  team.payouts += payout - poolPayout - promotions;
  team.promotions += promotions;
  team.contributionMicro += BigInt(contributionMicro);
  team.members.set(member, (team.members.get(member) ?? 0) + stake);
};
