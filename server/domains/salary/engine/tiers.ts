import type { PayTerms, Rate } from '../../../../contract/pay-terms.ts';
import type { MinorUnits } from '../../../../contract/primitives.ts';

/** A team's figures in a window: turnover (T), active members by the contract's threshold (A), net loss (L). */
export interface TeamFigures {
  turnover: MinorUnits;
  active: number;
  netLoss: MinorUnits;
}

/** Returns the index of the reached tier, or -1. */
export const tierMet = ({ tiers, minimumActive }: PayTerms, { turnover, active, netLoss }: TeamFigures): number =>
  active < minimumActive
    ? -1
    : tiers.findLastIndex(
        (tier) => turnover >= tier.turnover && active >= tier.active && (tier.loss === null || netLoss >= tier.loss),
      );

/** Returns the effective rate: the reached tier's, or 0. */
export const rateMet = (terms: PayTerms, figures: TeamFigures): Rate => terms.tiers[tierMet(terms, figures)]?.rate ?? 0;

/** What is missing for the next tier; null at the highest. */
export interface Lacking {
  /** Index of the tier. */
  tier: number;
  turnover: MinorUnits;
  active: number;
  loss: MinorUnits;
}

export const lackingForNext = (terms: PayTerms, { turnover, active, netLoss }: TeamFigures): Lacking | null => {
  const tier = tierMet(terms, { turnover, active, netLoss }) + 1;
  const next = terms.tiers[tier];
  return (
    (next && {
      tier,
      turnover: Math.max(0, next.turnover - turnover),
      active: Math.max(0, Math.max(next.active, terms.minimumActive) - active),
      loss: Math.max(0, (next.loss ?? netLoss) - netLoss),
    }) ??
    null
  );
};
