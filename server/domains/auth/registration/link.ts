import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import type { Merchant } from '../../../http/viewer.ts';
import { holdRates, maxBelow } from '../../rebates/index.ts';
import type { Place } from './insert-member.ts';

export type LinkFailure = 'link_unknown' | 'link_disabled' | 'link_expired' | 'link_used_up';

/** Why a registration link takes no registration; `open`: it does. By the database's clock. */
export const linkState = sql<'open' | 'disabled' | 'expired' | 'usedUp'>`case
  when not registration_links.enabled then 'disabled'
  when registration_links.expires_at <= clock_timestamp() then 'expired'
  when registration_links.uses >= registration_links.max_uses then 'usedUp'
  else 'open' end`;

const REFUSED = { disabled: 'link_disabled', expired: 'link_expired', usedUp: 'link_used_up' } as const;

const linkWith = (db: Db | Tx, merchant: string, code: string) =>
  inMerchant(db, merchant)
    .selectFrom('registration_links')
    .innerJoin('members as agents', 'agents.id', 'registration_links.agent')
    .select(['registration_links.id', 'registration_links.kind', 'registration_links.rebate_rate'])
    .select(['agents.id as agent', 'agents.type', 'agents.rebate_rate as agent_rate', 'agents.frozen_at'])
    .select(linkState.as('state'))
    .where('registration_links.code', '=', code.toLowerCase());

type Link = Awaited<ReturnType<ReturnType<typeof linkWith>['executeTakeFirstOrThrow']>>;

/** Throws the reason for which a link takes no registration. The links of a frozen agent are closed. */
const checkOpen = (link: Link | undefined, fail: Fail<LinkFailure>): Link => {
  if (!link) throw fail('link_unknown');
  if (link.frozen_at) throw fail('link_disabled');
  if (link.state !== 'open') throw fail(REFUSED[link.state]);
  return link;
};

/** Returns a link of this merchant, open or not. Throws `link_unknown`. */
export const findLink = async (
  db: Db | Tx,
  merchant: string,
  code: string,
  fail: Fail<'link_unknown'>,
): Promise<Link> => {
  const link = await linkWith(db, merchant, code).executeTakeFirst();
  if (!link) throw fail('link_unknown');
  return link;
};

/** Throws unless the link takes registrations now. */
export const checkLink = async (db: Db | Tx, merchant: string, code: string, fail: Fail<LinkFailure>): Promise<Link> =>
  checkOpen(await linkWith(db, merchant, code).executeTakeFirst(), fail);

/**
 * Counts one registration by a link, in the transaction of the registration, and returns the newcomer's place: below the link's
 * agent, of the same type as the agent if the link makes agents, at the link's rate or, if the agent's has fallen, at the greatest
 * that it can give. The lock on the link lets nobody else take the last use.
 */
export const useLink = async (tx: Tx, merchant: Merchant, code: string, fail: Fail<LinkFailure>): Promise<Place> => {
  await holdRates(tx, merchant.code);
  await inMerchant(tx, merchant.code)
    .selectFrom('registration_links')
    .select('id')
    .where('code', '=', code.toLowerCase())
    .forUpdate()
    .execute();
  const link = await checkLink(tx, merchant.code, code, fail);
  await inMerchant(tx, merchant.code)
    .updateTable('registration_links')
    .set({ uses: sql<number>`uses + 1` })
    .where('id', '=', link.id)
    .execute();
  return {
    type: link.kind === 'agent' ? link.type : 0,
    upline: link.agent,
    referred_by: link.agent,
    rebate_rate: Math.min(link.rebate_rate, maxBelow(merchant, link.agent_rate)),
    registration_link: link.id,
  };
};
