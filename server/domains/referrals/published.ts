import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { Language } from '../../../contract/primitives.ts';
import { REFERRAL_ROWS, type referrals, type Referral } from '../../../contract/referrals.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { firstOf } from '../../shared/first-of.ts';
import { firstLetters } from '../../shared/first-letters.ts';
import { textsIn } from '../campaigns/index.ts';

type Referrals = typeof referrals;

/** What an inviter's awards of a referral brought, and what of them waits for the operator. Awards that lapsed brought nothing. */
const EARNED = sql<number>`coalesce(sum(a.amount) filter (where a.state in ('issued', 'claimed', 'active', 'completed')), 0)::bigint`;
const APPLYING = sql<number>`coalesce(sum(a.amount) filter (where a.state = 'applying'), 0)::bigint`;

interface InvitedRow {
  id: number;
  account: string;
  joined_at: Date;
  deposited_at: Date | null;
  staked_at: Date | null;
  earned: number;
  applying: number;
}

interface Page {
  merchant: string;
  inviterId: number;
  before?: number;
  limit: number;
}

/** Whom a member invited, the newest first, with what each brought. */
export const invitedRows = async (tx: Tx, { merchant, inviterId, before, limit }: Page): Promise<InvitedRow[]> => {
  const { rows } = await sql<InvitedRow>`
    select r.id, m.username as account, r.joined_at, r.deposited_at, r.staked_at, ${EARNED} as earned, ${APPLYING} as applying
      from (select * from referrals
             where merchant = ${merchant} and inviter_id = ${inviterId} and id < ${before ?? Number.MAX_SAFE_INTEGER}
             order by id desc limit ${limit}) r
      join members m on m.id = r.invited_id
      left join awards a on a.referral_id = r.id and a.member_id = r.inviter_id
     group by r.id, m.username, r.joined_at, r.deposited_at, r.staked_at
     order by r.id desc`.execute(tx);
  return rows;
};

const stateOf = ({ deposited_at, staked_at }: InvitedRow): Referral['state'] =>
  staked_at ? 'staked' : deposited_at ? 'deposited' : 'registered';

/** Who came by the member's invitations. */
export const invited = async (
  tx: Tx,
  { merchant, id: inviterId }: MemberRow,
  { before }: RequestOf<Referrals['invited']>,
): Promise<ResponseOf<Referrals['invited']>> => {
  const rows = await invitedRows(tx, { merchant, inviterId, before, limit: REFERRAL_ROWS + 1 });
  return {
    list: rows.slice(0, REFERRAL_ROWS).map((row) => ({
      ...{ id: row.id, name: firstLetters(row.account), joinedAtMs: row.joined_at.getTime(), state: stateOf(row) },
      ...{ earned: row.earned, applying: row.applying },
    })),
    hasMore: rows.length > REFERRAL_ROWS,
    totals: before === undefined ? await totalsOf(tx, merchant, inviterId) : null,
  };
};

type Totals = NonNullable<ResponseOf<Referrals['invited']>['totals']>;

const totalsOf = async (tx: Tx, merchant: string, inviterId: number): Promise<Totals> => {
  const counts = await inMerchant(tx, merchant)
    .selectFrom('referrals')
    .select([
      sql<number>`count(*)::int`.as('invited'),
      sql<number>`count(deposited_at)::int`.as('deposited'),
      sql<number>`count(staked_at)::int`.as('staked'),
    ])
    .where('inviter_id', '=', inviterId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Pick<Totals, 'earned' | 'applying'>>`
    select ${EARNED} as earned, ${APPLYING} as applying
      from awards a join referrals r on r.id = a.referral_id and r.inviter_id = a.member_id
     where a.merchant = ${merchant} and a.member_id = ${inviterId}`.execute(tx);
  return { ...counts, ...firstOf(rows) };
};

/** The member's awards for invitations, in the language of the page. */
export const referralAwards = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  language: Language,
  { before }: RequestOf<Referrals['awards']>,
): Promise<ResponseOf<Referrals['awards']>> => {
  const rows = await inMerchant(tx, merchant)
    .selectFrom('awards')
    .innerJoin('campaigns', 'campaigns.id', 'awards.campaign_id')
    .innerJoin('referrals', 'referrals.id', 'awards.referral_id')
    .innerJoin('members', 'members.id', 'referrals.invited_id')
    .select(['awards.id', 'campaigns.code as campaign', 'campaigns.texts', 'awards.amount', 'awards.state'])
    .select(['awards.lapses_at', 'awards.created_at', 'members.username', 'referrals.invited_id'])
    .where('awards.member_id', '=', id)
    .$if(before !== undefined, (query) => query.where('awards.id', '<', before!))
    .orderBy('awards.id', 'desc')
    .limit(REFERRAL_ROWS + 1)
    .execute();
  return {
    list: rows
      .slice(0, REFERRAL_ROWS)
      .map(({ texts, username, invited_id, lapses_at, created_at, id: awardId, campaign, amount, state }) => ({
        ...{ id: awardId, campaign, amount, state, title: textsIn(texts, language).title },
        name: invited_id === id ? null : firstLetters(username),
        claimUntilMs: state === 'issued' ? (lapses_at?.getTime() ?? null) : null,
        atMs: created_at.getTime(),
      })),
    hasMore: rows.length > REFERRAL_ROWS,
    totals: null,
  };
};
