import type { PayTerms } from '../../../contract/pay-terms.ts';

/** A line of turnover, or several of one member. */
export interface Line {
  member: number;
  termsAtMs: number;
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
/** What a contract comes to by its own words. */
export interface Reckoned {
  contract: Contract;
  figures: { turnover: number; active: number; netLoss: number };
  tier: number;
  exact: bigint;
  amount: number;
}

/** A window by the words of the contract, line by line: nothing of the product's own arithmetic is in it. */
export const byTheWords = (
  lines: readonly Line[],
  upwards: (member: number) => readonly number[],
  contracts: readonly Contract[],
): Reckoned[] => {
  const reckoned: Reckoned[] = [];
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
    reckoned.push({ contract, figures, tier: tierOf(contract.terms, figures), exact: 0n, amount: 0 });
  }
  for (const { member, termsAtMs, stake } of lines) {
    let below = 0;
    for (const agent of upwards(member)) {
      const each = reckoned.find(({ contract }) => contract.agent === agent && inForce(contract, termsAtMs));
      if (!each) continue;
      const rate = each.contract.terms.tiers[each.tier]?.rate ?? 0;
      each.exact += BigInt(stake) * BigInt(Math.max(0, rate - below));
      below = Math.max(below, rate);
    }
  }
  return reckoned.map((each) => ({ ...each, amount: paid(each.exact, each.contract.terms.cap) }));
};

const sum = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((all, line) => all + of(line), 0);

const inForce = ({ fromMs, untilMs }: Contract, atMs: number): boolean =>
  fromMs <= atMs && (untilMs === null || atMs < untilMs);

const tierOf = ({ tiers, minimumActive }: PayTerms, { turnover, active, netLoss }: Reckoned['figures']): number => {
  let met = -1;
  for (const [place, tier] of tiers.entries())
    if (
      active >= minimumActive &&
      turnover >= tier.turnover &&
      active >= tier.active &&
      netLoss >= (tier.loss ?? -Infinity)
    )
      met = place;
  return met;
};

/** Half a minor unit and more is a whole one; nothing is taken back, nothing paid above the cap. */
const paid = (exact: bigint, cap: number | null): number =>
  exact <= 0n ? 0 : Math.min(Number((exact + 500_000n) / 1_000_000n), cap ?? Infinity);
