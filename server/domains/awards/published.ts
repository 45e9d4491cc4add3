import type { Award, OfferedCampaign } from '../../../contract/awards.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { sql } from 'kysely';
import type { CampaignRow } from './campaign-row.ts';
import { factsOf } from './campaign-row.ts';
import { refusalOf, type MemberFacts } from './eligibility.ts';
import { lowestAmount } from './reward.ts';

interface Texts {
  title: string;
  summary: string;
  body: string;
}

/** The texts in a language, else in English, else in any. */
export const textsIn = (texts: unknown, language: Language): Texts => {
  const by = texts as Partial<Record<Language, Texts>>;
  return by[language] ?? by.EN ?? Object.values(by)[0] ?? { title: '', summary: '', body: '' };
};

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
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'awards.account_id').on('awards.state', '=', 'active'),
    )
    .selectAll('awards')
    .select(['campaigns.code', 'campaigns.texts', sql<number>`coalesce(accounts.balance, 0)`.as('left')])
    .where('awards.member_id', '=', id)
    .$if(awardId !== undefined, (query) => query.where('awards.id', '=', awardId!))
    .orderBy('awards.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
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
    converted: row.converted,
    createdAtMs: row.created_at.getTime(),
    lapsesAtMs: row.lapses_at?.getTime() ?? null,
    endedAtMs: row.ended_at?.getTime() ?? null,
    version: row.version,
  }));
};

/** A campaign as the member sees it. */
export const offered = (
  row: CampaignRow,
  member: MemberFacts,
  { joined, language, now }: { joined: boolean; language: Language; now: number },
): OfferedCampaign => {
  const { reward, requirement } = row.terms;
  return {
    code: row.code,
    ...textsIn(row.texts, language),
    picture: row.picture,
    product: row.product,
    reward:
      reward.kind === 'fixed' ? { kind: 'fixed', amount: reward.amount, needsCode: reward.code !== null } : reward,
    requirement,
    startsAtMs: row.starts_at?.getTime() ?? null,
    endsAtMs: row.ends_at?.getTime() ?? null,
    joined,
    refusal: refusalOf(factsOf(row), member, lowestAmount(reward), now) ?? null,
  };
};
