import type { PayTerms } from '../../../contract/pay-terms.ts';

/** A line of turnover, or several lines of one member. */
export interface Line {
  member: number;
  termsAtMs: number;
  /** The window of the bet that the line reverses or changes, if that is an earlier one. */
  correctsMs: number | null;
  stake: number;
  payout: number;
}
interface Contract {
  id: number;
  agent: number;
  terms: PayTerms;
  fromMs: number;
  untilMs: number | null;
}
/** The result of a contract, computed from its wording. */
export interface Results {
  contract: Contract;
  figures: { turnover: number; active: number; netLoss: number };
  tier: number;
  /** From the window's own bets, in millionths. */
  exact: bigint;
  /** Including reversed and carried amounts; a negative sum is carried on, or written off where the contract ends. */
  sum: bigint;
  takenBack: bigint;
  carriedIn: bigint;
  amount: number;
  carriedOut: bigint;
  writtenOff: bigint;
}

const MILLION = 1_000_000n;
const LENGTH = 300_000;

/** The own bets of a window by the wording of the contract, line by line, independent of the product's arithmetic. */
const ownBets = (
  lines: readonly Line[],
  upwards: (member: number) => readonly number[],
  contracts: readonly Contract[],
): Results[] => {
  const results: Results[] = [];
  for (const contract of contracts) {
    const under = lines.filter(({ member }) => upwards(member).includes(contract.agent));
    if (under.length === 0 || !lines.some(({ termsAtMs }) => inForce(contract, termsAtMs))) continue;
    const figures = {
      turnover: sum(under, ({ stake }) => stake),
      active: [...new Set(under.map(({ member }) => member))]
        .map((each) => sum(under, ({ member, stake }) => (member === each ? stake : 0)))
        .filter((stake) => stake > 0 && stake >= contract.terms.activeFrom).length,
      netLoss: sum(under, ({ stake, payout }) => stake - payout),
    };
    results.push(nothingOf(contract, figures));
  }
  for (const line of lines)
    for (const [contract, value] of valued(line, upwards, contracts, (each) => rateIn(results, each)))
      results.find((each) => each.contract === contract)!.exact += value;
  return results;
};

/** The value of one line for every contract above it, at these rates. */
const valued = (
  { member, termsAtMs, stake }: Line,
  upwards: (member: number) => readonly number[],
  contracts: readonly Contract[],
  rateOf: (contract: Contract) => number,
): [Contract, bigint][] => {
  let below = 0;
  return upwards(member).flatMap((agent): [Contract, bigint][] => {
    const contract = contracts.find((each) => each.agent === agent && inForce(each, termsAtMs));
    if (!contract) return [];
    const rate = rateOf(contract);
    const value = BigInt(stake) * BigInt(Math.max(0, rate - below));
    below = Math.max(below, rate);
    return value === 0n ? [] : [[contract, value]];
  });
};

const rateIn = (results: readonly Results[] | undefined, contract: Contract): number => {
  const bill = results?.find((each) => each.contract === contract);
  return contract.terms.tiers[bill?.tier ?? -1]?.rate ?? 0;
};

/**
 * Computes consecutive windows, the oldest first. A reversed bet is worth what its own window paid for it, at most what the cap
 * let through. It is deducted from the agent's newest version; a negative rest is carried on.
 */
export const byTheSpecification = (
  lines: readonly (Line & { windowMs: number })[],
  upwards: (member: number) => readonly number[],
  contracts: readonly Contract[],
  endOf: (windowMs: number) => number = (windowMs) => windowMs + LENGTH,
): Map<number, Results[]> => {
  const all = new Map<number, Results[]>();
  const lacking = new Map<number, bigint>();
  const taken = new Map<Results, bigint>();
  for (const windowMs of [...new Set(lines.map((line) => line.windowMs))].sort((a, b) => a - b)) {
    const here = lines.filter((line) => line.windowMs === windowMs);
    const bills = ownBets(
      here.filter(({ correctsMs }) => correctsMs === null),
      upwards,
      contracts,
    );
    const newest = (agent: number) => contracts.findLast((each) => each.agent === agent && each.fromMs <= windowMs);
    const goesOn = (agent: number) => contracts.some((each) => each.agent === agent && inForce(each, endOf(windowMs)));
    const billOf = (contract: Contract): Results => {
      const known = bills.find((each) => each.contract === contract);
      if (known) return known;
      const fresh = nothingOf(contract, { turnover: 0, active: 0, netLoss: 0 });
      bills.push(fresh);
      return fresh;
    };
    // All reversals of one earlier bill form one line.
    const backs = new Map<Results, bigint>();
    for (const line of here.filter(({ correctsMs }) => correctsMs !== null)) {
      const earlier = all.get(line.correctsMs!);
      for (const [contract, value] of valued(line, upwards, contracts, (each) => rateIn(earlier, each))) {
        const bill = earlier!.find((each) => each.contract === contract)!;
        backs.set(bill, (backs.get(bill) ?? 0n) + value);
      }
    }
    for (const [earlier, value] of backs) {
      if (value === 0n) continue;
      const worth = () => capped(earlier.exact + (taken.get(earlier) ?? 0n), earlier.contract);
      const before = worth();
      taken.set(earlier, (taken.get(earlier) ?? 0n) + value);
      billOf(newest(earlier.contract.agent)!).takenBack += worth() - before;
    }
    for (const [agent, lack] of lacking) {
      const contract = newest(agent)!;
      const known = bills.find((each) => each.contract === contract);
      const bill = known ?? (goesOn(agent) ? null : billOf(contract));
      if (bill) bill.carriedIn = lack;
    }
    for (const bill of bills) {
      const { agent } = bill.contract;
      bill.sum = capped(bill.exact, bill.contract) + bill.takenBack + bill.carriedIn;
      bill.amount = bill.sum <= 0n ? 0 : Number((bill.sum + MILLION / 2n) / MILLION);
      if (bill.carriedIn < 0n) lacking.delete(agent);
      if (bill.sum >= 0n) continue;
      if (goesOn(agent) && bill.contract === newest(agent)) {
        bill.carriedOut = -bill.sum;
        lacking.set(agent, bill.sum);
      } else bill.writtenOff = -bill.sum;
    }
    all.set(windowMs, bills);
  }
  return all;
};

/** What each agent still owes after the last window. */
export const lackingAfter = (bills: Iterable<readonly Results[]>): Map<number, bigint> => {
  const lacking = new Map<number, bigint>();
  for (const each of bills)
    for (const { contract, carriedIn, carriedOut } of each)
      if (carriedIn !== 0n || carriedOut !== 0n) lacking.set(contract.agent, -carriedOut);
  return lacking;
};

const nothingOf = (contract: Contract, figures: Results['figures']): Results => ({
  contract,
  figures,
  tier: tierOf(contract.terms, figures),
  exact: 0n,
  sum: 0n,
  takenBack: 0n,
  carriedIn: 0n,
  amount: 0,
  carriedOut: 0n,
  writtenOff: 0n,
});

const sum = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((all, line) => all + of(line), 0);

const capped = (exact: bigint, { terms: { cap } }: Contract): bigint =>
  cap !== null && exact > BigInt(cap) * MILLION ? BigInt(cap) * MILLION : exact;

const inForce = ({ fromMs, untilMs }: Contract, atMs: number): boolean =>
  fromMs <= atMs && (untilMs === null || atMs < untilMs);

const tierOf = ({ tiers, minimumActive }: PayTerms, { turnover, active, netLoss }: Results['figures']): number => {
  let met = -1;
  for (const [index, tier] of tiers.entries())
    if (
      active >= minimumActive &&
      turnover >= tier.turnover &&
      active >= tier.active &&
      netLoss >= (tier.loss ?? -Infinity)
    )
      met = index;
  return met;
};
