import type { Prize, ShownPrize } from '../../../contract/prizes.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import { campaignRow, campaignsOf, statedBy, type CampaignRow } from '../campaigns/index.ts';
import { inLanguage, type Texts } from '../site/index.ts';

/** What an award that is a prize is worth, minor units: the prize's own amount, or that of its campaign's terms. */
export const worthOfPrize = (prize: Prize & { kind: 'award' }, campaign: CampaignRow | undefined): number =>
  prize.amount ?? (campaign && statedBy(campaign.terms.reward))?.amount ?? 0;

/** The campaigns of these prizes, by their codes. */
export const campaignsOfPrizes = async (
  db: Db | Tx,
  merchant: string,
  prizes: readonly (Prize | null)[],
): Promise<ReadonlyMap<string, CampaignRow>> => {
  const codes = [...new Set(prizes.flatMap((prize) => (prize?.kind === 'award' ? [prize.campaign] : [])))];
  if (codes.length === 0) return new Map();
  const rows = await campaignsOf(db, merchant).where('campaigns.code', 'in', codes).execute();
  return new Map(rows.map((row) => [row.code, campaignRow(row)]));
};

/** Makes prizes as members see them, in a language; reads the campaigns of these prizes. */
export const prizesShown = async (
  db: Db | Tx,
  merchant: string,
  prizes: readonly (Prize | null)[],
  language: Language,
): Promise<(prize: Prize) => ShownPrize> => {
  const campaigns = await campaignsOfPrizes(db, merchant, prizes);
  return (prize) => shownPrize(prize, campaigns, language);
};

/** A prize as a member sees it, in a language. */
export const shownPrize = (
  prize: Prize,
  campaigns: ReadonlyMap<string, CampaignRow>,
  language: Language,
): ShownPrize => {
  if (prize.kind === 'points') return prize;
  const campaign = campaigns.get(prize.campaign);
  const { factor = 0, days = 0 } = campaign?.terms.requirement ?? {};
  return {
    kind: 'award',
    campaign: prize.campaign,
    title: inLanguage((campaign?.texts ?? {}) as Texts<{ title: string }>, language)?.title ?? prize.campaign,
    amount: worthOfPrize(prize, campaign),
    ...{ factor, days },
  };
};
