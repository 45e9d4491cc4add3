import type { CallFailure } from '../../shared/api/failure.ts';

/** Why a product is closed to the member, and why a campaign is. */
const PRODUCT_REASONS = ['closed', 'changed', 'needs_delivery', 'taken'] as const;
const CAMPAIGN_REASONS = ['over', 'paused', 'full', 'not_in_audience', 'taken', 'excluded'] as const;

/** A refused exchange, as the page explains it. */
export type ExchangeRefusal =
  | { kind: 'product'; reason: (typeof PRODUCT_REASONS)[number] }
  | { kind: 'campaign'; reason: (typeof CAMPAIGN_REASONS)[number] }
  | { kind: 'points'; missing: number }
  | { kind: 'other'; key: string };

/** Reads a refusal by its key and details. Pure. */
export const refusalOf = ({ key, details }: Pick<CallFailure, 'key' | 'details'>): ExchangeRefusal => {
  const given = (details ?? {}) as { reason?: string; points?: number; required?: number };
  const product = PRODUCT_REASONS.find((each) => each === given.reason);
  if (key === 'product_not_open' && product) return { kind: 'product', reason: product };
  const campaign = CAMPAIGN_REASONS.find((each) => each === given.reason);
  if (key === 'campaign_not_open' && campaign) return { kind: 'campaign', reason: campaign };
  if (key === 'points_too_low' && given.required !== undefined)
    return { kind: 'points', missing: given.required - (given.points ?? 0) };
  return { kind: 'other', key };
};
