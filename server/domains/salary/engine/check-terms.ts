import type { PayTerms, Tier } from '../../../../contract/pay-terms.ts';

/** Why terms cannot be agreed on; keys of the message catalogue. */
export type TermsFault = 'tiers_out_of_order' | 'rate_above_own' | 'tier_easier_than_own' | 'below_downline';

/** Each tier pays more than the one before and asks for no less of anything, and for more of something. */
export const areOrdered = ({ tiers }: PayTerms): boolean =>
  tiers.every((tier, place) => {
    const before = tiers[place - 1];
    return !before || (tier.rate > before.rate && asksAsMuch(tier, before) && !asksAsMuch(before, tier));
  });

const asksAsMuch = (tier: Tier, other: Tier): boolean =>
  tier.turnover >= other.turnover && tier.active >= other.active && (tier.loss ?? 0) >= (other.loss ?? 0);

/**
 * What keeps a downline's terms from standing under its upline's: a higher rate, or one that is reached more easily. Whoever
 * meets a tier below then meets one of at least its rate above, for the upline's team holds the downline's.
 */
export const faultUnder = (upline: PayTerms, downline: PayTerms): 'rate_above_own' | 'tier_easier_than_own' | null => {
  for (const tier of downline.tiers) {
    const own = upline.tiers.find(({ rate }) => rate >= tier.rate);
    if (!own) return 'rate_above_own';
    const asked = { ...own, active: Math.max(own.active, upline.minimumActive) };
    const asks = { ...tier, active: Math.max(tier.active, downline.minimumActive) };
    if (tier.rate > 0 && !asksAsMuch(asks, asked)) return 'tier_easier_than_own';
  }
  return downline.activeFrom < upline.activeFrom ? 'tier_easier_than_own' : null;
};

/** The first fault of terms for somebody, between the terms of its upline (null for a brand's first agents) and those of its downlines. */
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
