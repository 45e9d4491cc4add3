import type { PayTerms, Tier } from '../../../contract/pay-terms.ts';

/** Reasons why terms cannot be agreed on; keys of the message catalogue. */
export type TermsFault = 'tiers_out_of_order' | 'rate_above_own' | 'tier_easier_than_own' | 'below_downline';

/** Whether each tier pays more than the one before, and requires no less of anything and more of something. */
export const areOrdered = ({ tiers }: PayTerms): boolean =>
  tiers.every((tier, index) => {
    const before = tiers[index - 1];
    return !before || (tier.rate > before.rate && asksAsMuch(tier, before) && !asksAsMuch(before, tier));
  });

const asksAsMuch = (tier: Tier, other: Tier): boolean =>
  tier.turnover >= other.turnover && tier.active >= other.active && (tier.loss ?? 0) >= (other.loss ?? 0);

/**
 * Returns why a downline's terms exceed its upline's: a higher rate, or one that is reached more easily. Without a fault, a
 * downline that meets a tier implies an upline tier of at least that rate, because the upline's team contains the downline's.
 */
export const faultUnder = (upline: PayTerms, downline: PayTerms): 'rate_above_own' | 'tier_easier_than_own' | null => {
  for (const tier of downline.tiers) {
    const own = upline.tiers.find(({ rate }) => rate >= tier.rate);
    if (!own) return 'rate_above_own';
    const request = { ...own, active: Math.max(own.active, upline.minimumActive) };
    // In proportion to the loss, a tier pays from the first minor unit on; under a fixed tier it would be easier.
    const loss = downline.mode === 'float' && upline.mode === 'fixed' ? 0 : tier.loss;
    const asks = { ...tier, loss, active: Math.max(tier.active, downline.minimumActive) };
    if (tier.rate > 0 && !asksAsMuch(asks, request)) return 'tier_easier_than_own';
  }
  return downline.activeFrom < upline.activeFrom ? 'tier_easier_than_own' : null;
};

/** Returns the first fault of terms between those of the upline (null for agents without upline) and those of the downlines. */
export const termsFault = (
  terms: PayTerms,
  upline: PayTerms | null,
  downlines: readonly PayTerms[],
): TermsFault | null => {
  if (!areOrdered(terms)) return 'tiers_out_of_order';
  const above = upline && faultUnder(upline, terms);
  if (above) return above;
  return downlines.some((below) => faultUnder(terms, below) !== null) ? 'below_downline' : null;
};
