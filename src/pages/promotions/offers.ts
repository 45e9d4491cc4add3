import type { OfferedCampaign } from '../../../contract/awards.ts';
import { campaignLabel, drawLabel, type CampaignLabel } from '../../../contract/campaign-label.ts';
import { PRODUCTS, type Product } from '../../../contract/campaigns.ts';
import type { OfferedDraw } from '../../../contract/draws.ts';
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

const STATE_OF_DRAW: Partial<Record<CampaignLabel, StateFilter>> = {
  coming: 'coming',
  claim: 'open',
  join: 'open',
  signed: 'mine',
  process: 'mine',
  claimed: 'mine',
};
/** Which filter of states a draw belongs to. */
export const stateOfDraw = (draw: OfferedDraw): StateFilter | null => {
  const label = drawLabel(draw);
  return label && (STATE_OF_DRAW[label] ?? null);
};

interface Lists {
  campaigns: readonly OfferedCampaign[];
  draws: readonly OfferedDraw[];
  promotions: readonly Promotion[];
}

/** What of the lists fits. A draw belongs to no product, a promotion without terms to no product and to no state. */
export const fitting = ({ campaigns, draws, promotions }: Lists, { product, state }: Filters): Lists => ({
  campaigns: campaigns.filter(
    (campaign) => (product === null || campaign.product === product) && (state === null || stateOf(campaign) === state),
  ),
  draws: draws.filter((draw) => product === null && (state === null || stateOfDraw(draw) === state)),
  promotions: product === null && state === null ? promotions : [],
});

/** The products of which there is a campaign. */
export const productsOf = (campaigns: readonly OfferedCampaign[]): Product[] =>
  PRODUCTS.filter((product) => campaigns.some((campaign) => campaign.product === product));
