import type { OfferedCampaign } from '../../../contract/awards.ts';
import { campaignLabel } from '../../../contract/campaign-label.ts';
import { PRODUCTS, type Product } from '../../../contract/campaigns.ts';
import type { Promotion } from '../../../contract/site-content.ts';

export const STATES = ['open', 'mine', 'coming'] as const;
export type StateFilter = (typeof STATES)[number];

export interface Filters {
  product: Product | null;
  state: StateFilter | null;
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((each) => each === value) ?? null;

/** The filters that an address names. */
export const filtersIn = (search: URLSearchParams): Filters => ({
  product: oneOf(PRODUCTS, search.get('product')),
  state: oneOf(STATES, search.get('state')),
});

/** Which filter of states a campaign belongs to. */
export const stateOf = (campaign: OfferedCampaign): StateFilter | null => {
  const label = campaignLabel(campaign);
  if (label === 'coming') return 'coming';
  if (label === 'join' || label === 'claim') return 'open';
  return campaign.joined || campaign.award ? 'mine' : null;
};

/** The campaigns and the content promotions that fit. A promotion without terms belongs to no product and to no state. */
export const fitting = (
  campaigns: readonly OfferedCampaign[],
  promotions: readonly Promotion[],
  { product, state }: Filters,
) => ({
  campaigns: campaigns.filter(
    (campaign) => (product === null || campaign.product === product) && (state === null || stateOf(campaign) === state),
  ),
  promotions: product === null && state === null ? promotions : [],
});

/** The products of which there is a campaign. */
export const productsOf = (campaigns: readonly OfferedCampaign[]): Product[] =>
  PRODUCTS.filter((product) => campaigns.some((campaign) => campaign.product === product));
