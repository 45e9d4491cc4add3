import type { Award, OfferedCampaign, OfferedReward } from '../../../contract/awards.ts';
import { CampaignTerms, type Reward, type Signal } from '../../../contract/campaigns.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import {
  type CampaignRow,
  closedTo,
  factsOf,
  gameNames,
  type GameNames,
  lowestAmount,
  type MemberFacts,
  refusalOf,
  textsIn,
} from '../campaigns/index.ts';
import { sql } from 'kysely';

const SHOWN = 200;

/** The member's awards as the member sees them, the newest first; or one of them. */
export const awardsOf = async (
  db: Db | Tx,
  { merchant, id }: { merchant: string; id: number },
  language: Language,
  awardId?: number,
): Promise<Award[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('awards')
    .innerJoin('campaigns', 'campaigns.id', 'awards.campaign_id')
    .innerJoin('campaign_terms', (join) =>
      join
        .onRef('campaign_terms.campaign_id', '=', 'awards.campaign_id')
        .onRef('campaign_terms.version', '=', 'awards.terms_version'),
    )
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'awards.account_id').on('awards.state', '=', 'active'),
    )
    .selectAll('awards')
    .select([
      'campaigns.code',
      'campaigns.texts',
      'campaign_terms.terms',
      sql<number>`coalesce(accounts.balance, 0)`.as('left'),
    ])
    .where('awards.member_id', '=', id)
    .$if(awardId !== undefined, (query) => query.where('awards.id', '=', awardId!))
    .orderBy('awards.id', 'desc')
    .limit(SHOWN)
    .execute();
  const terms = rows.map((row) => CampaignTerms.parse(row.terms));
  const named = await gameNames(db, merchant, terms, language);
  return rows.map((row, at) => ({
    id: row.id,
    campaign: row.code,
    title: textsIn(row.texts, language).title,
    product: row.product,
    state: row.state,
    reason: row.reason,
    amount: row.amount,
    left: row.left,
    required: row.required,
    met: row.met,
    rounds: row.rounds_given > 0 ? { left: row.rounds_given - row.rounds_used, won: row.won } : null,
    converted: row.converted,
    createdAtMs: row.created_at.getTime(),
    lapsesAtMs: row.lapses_at?.getTime() ?? null,
    endedAtMs: row.ended_at?.getTime() ?? null,
    version: row.version,
    terms: offeredTerms(terms[at]!, named),
    shutGames: named(terms[at]!.requirement.shut),
  }));
};

/** Terms without the code that a member must know. */
const offeredTerms = ({ reward, requirement }: CampaignTerms, named: GameNames): Award['terms'] => ({
  reward: offeredReward(reward, named),
  requirement,
});

const offeredReward = (reward: Reward, named: GameNames): OfferedReward => {
  if (reward.kind === 'fixed') return { kind: 'fixed', amount: reward.amount, needsCode: reward.code !== null };
  if (reward.kind !== 'free_rounds') return reward;
  const { kind, games, rounds, stake, code } = reward;
  return { kind, games: named(games), rounds, stake, needsCode: code !== null };
};

interface Reader {
  /** What is known of the member; null for a visitor. */
  facts: MemberFacts | null;
  joined: boolean;
  award: OfferedCampaign['award'];
  named: GameNames;
  language: Language;
  now: number;
}

/** A campaign as the member or the visitor sees it. */
export const offered = (row: CampaignRow, { facts, joined, award, named, language, now }: Reader): OfferedCampaign => {
  const amount = lowestAmount(row.terms.reward);
  const campaign = factsOf(row);
  return {
    code: row.code,
    ...textsIn(row.texts, language),
    picture: row.picture,
    product: row.product,
    ...offeredTerms(row.terms, named),
    shutGames: named(row.terms.requirement.shut),
    // Which agent it is, is the operator's.
    audience: { ...campaign.audience, line: undefined },
    maxEach: row.max_each,
    reviewed: row.reviewed,
    oncePer: row.once_per as Signal[],
    startsAtMs: campaign.startsAtMs,
    endsAtMs: campaign.endsAtMs,
    joined,
    award,
    refusal: (facts ? refusalOf(campaign, facts, amount, now) : closedTo(campaign, amount, now)) ?? null,
  };
};
