import type { PayTerms } from '../../../../contract/pay-terms.ts';
import { tierMet, type TeamFigures } from './tiers.ts';

/** An exact amount as a fraction of minor units. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

const NOTHING: Fraction = { over: 0n, under: 1n };

/**
 * Returns a share of the team's net loss; zero if the players won. Fixed: the highest tier reached by turnover, active
 * members and loss pays its rate. Float: of the tiers reached by turnover and active members, the best of rate × min(1, L ÷
 * the tier's loss).
 */
export const dividend = (terms: PayTerms, figures: TeamFigures): Fraction => {
  if (figures.netLoss <= 0) return NOTHING;
  const loss = BigInt(figures.netLoss);
  if (terms.mode === 'fixed')
    return { over: loss * BigInt(terms.tiers[tierMet(terms, figures)]?.rate ?? 0), under: 1_000_000n };
  if (figures.active < terms.minimumActive) return NOTHING;
  return terms.tiers
    .filter(({ turnover, active }) => figures.turnover >= turnover && figures.active >= active)
    .map((tier): Fraction => {
      const rate = BigInt(tier.rate);
      const asked = BigInt(tier.loss ?? 0);
      return asked > loss
        ? { over: loss * rate * loss, under: 1_000_000n * asked }
        : { over: loss * rate, under: 1_000_000n };
    })
    .reduce((best, each) => (each.over * best.under > best.over * each.under ? each : best), NOTHING);
};

/** Rounds to the minor unit, half away from zero. */
export const roundFraction = ({ over, under }: Fraction): number => Number((over * 2n + under) / (under * 2n));
