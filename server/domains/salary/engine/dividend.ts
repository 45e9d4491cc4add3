import type { PayTerms } from '../../../../contract/pay-terms.ts';
import type { Exact } from './difference.ts';
import { tierMet, type TeamFigures } from './tiers.ts';

const MILLION = 1_000_000n;

/** An exact amount as a fraction of minor units, and the index of the tier that gives it, or -1. */
export interface Share {
  tier: number;
  over: bigint;
  under: bigint;
}

const NOTHING: Share = { tier: -1, over: 0n, under: 1n };

/**
 * Returns a share of the team's net loss; zero if the players won. Fixed: the highest tier reached by turnover, active
 * members and loss pays its rate. Float: of the tiers reached by turnover and active members, the best of rate × min(1, L ÷
 * the tier's loss).
 */
export const dividend = (terms: PayTerms, figures: TeamFigures): Share => {
  if (figures.netLoss <= 0) return NOTHING;
  const loss = BigInt(figures.netLoss);
  if (terms.mode === 'fixed') {
    const tier = tierMet(terms, figures);
    return { tier, over: loss * BigInt(terms.tiers[tier]?.rate ?? 0), under: MILLION };
  }
  if (figures.active < terms.minimumActive) return NOTHING;
  return terms.tiers
    .flatMap(({ turnover, active, loss: asks, rate: millionths }, tier): Share[] => {
      if (figures.turnover < turnover || figures.active < active) return [];
      const rate = BigInt(millionths);
      const request = BigInt(asks ?? 0);
      return request > loss
        ? [{ tier, over: loss * rate * loss, under: MILLION * request }]
        : [{ tier, over: loss * rate, under: MILLION }];
    })
    .reduce((best, each) => (each.over * best.under > best.over * each.under ? each : best), NOTHING);
};

/**
 * Returns a share in whole millionths of a minor unit, rounded down. A share is not negative, so rounding this to the minor unit
 * gives what rounding the fraction gives.
 */
export const exactShare = ({ over, under }: Omit<Share, 'tier'>): Exact => (over * MILLION) / under;
