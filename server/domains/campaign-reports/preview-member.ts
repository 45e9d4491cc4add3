import type { CampaignPreview, campaignsOperator } from '../../../contract/campaigns-operator.ts';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { Tx } from '../../db/database.ts';
import { findMember } from '../../operator/find-member.ts';
import { requireBrand } from '../../operator/merchant.ts';
import {
  campaignRow,
  campaignsOf,
  factsFor,
  factsOf,
  lowestAmount,
  memberFacts,
  refusalOf,
  statedBy,
  textsIn,
  type CampaignRow,
} from '../campaigns/index.ts';
import { shareSoFar } from '../timed-awards/index.ts';
import { conditionsOf } from './preview.ts';

type Preview = typeof campaignsOperator.preview;

/** What every campaign that is not over would give a member now. */
export const previewMember = async (
  tx: Tx,
  { merchant, account }: RequestOf<Preview>,
  nowMs: number,
): Promise<ResponseOf<Preview>> => {
  await requireBrand(tx, merchant);
  const member = await findMember(tx, { merchant, account });
  const facts = await memberFacts(tx, member, nowMs);
  const rows = await campaignsOf(tx, merchant)
    .where('campaigns.state', '<>', 'ended')
    .orderBy('campaigns.position')
    .orderBy('campaigns.id')
    .execute();
  const list: CampaignPreview[] = [];
  for (const row of rows.map(campaignRow)) {
    const share = await shareSoFar(tx, member, row.code);
    const amount = share?.amount ?? amountOf(row);
    const requested = amount ?? lowestAmount(row.terms.reward);
    // A draft is requested as if it ran.
    const campaign = { ...factsOf(row), ...(row.state === 'draft' && { state: 'running' as const }) };
    const mine = factsFor(row, facts);
    list.push({
      code: row.code,
      title: textsIn(row.texts, 'EN').title,
      refusal: refusalOf(campaign, mine, requested, nowMs) ?? null,
      amount,
      because: conditionsOf({ ...campaign, controlShare: row.control_share }, mine, requested, nowMs),
    });
  }
  return { list };
};

/** What one award is worth by the terms; null where what it is given for says so. */
const amountOf = ({ terms: { reward } }: CampaignRow): number | null => {
  if (reward.kind === 'granted') return null;
  return statedBy(reward)?.amount ?? (reward.kind === 'birthday' ? reward.amount : lowestAmount(reward));
};
