import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { LINKS_MAX, type RegistrationLink, type registrationLinks } from '../../../contract/registration-links.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { checkNotFrozen } from '../../http/access-checks.ts';
import { commonFailure } from '../../http/failure.ts';
import type { CallOf, MemberCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { randomCode } from '../../crypto/random-code.ts';
import { linkState } from '../auth/index.ts';
import { checkMax, holdRates, maxBelow, rateOf } from '../rebates/index.ts';

/** 59 bits: nobody guesses another agent's link. */
const CODE_LENGTH = 12;

const linksOf = (db: Db | Tx, { merchant, id }: MemberRow) =>
  inMerchant(db, merchant)
    .selectFrom('registration_links')
    .selectAll()
    .select(linkState.as('state'))
    .where('agent', '=', id);

type Row = Awaited<ReturnType<ReturnType<typeof linksOf>['executeTakeFirstOrThrow']>>;

const shown = (row: Row): RegistrationLink => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  rebateRate: row.rebate_rate,
  expiresAtMs: row.expires_at?.getTime() ?? null,
  maxUses: row.max_uses,
  uses: row.uses,
  clicks: row.clicks,
  enabled: row.enabled,
  state: row.state,
  createdAtMs: row.created_at.getTime(),
});

const findLink = async (tx: Tx, member: MemberRow, id: number): Promise<RegistrationLink> => {
  const row = await linksOf(tx, member).where('id', '=', id).executeTakeFirst();
  if (!row) throw commonFailure('not_found');
  return shown(row);
};

/** The agent's links, the newest first. */
export const listLinks = async (
  tx: Tx,
  { merchant, member }: MemberCall,
): Promise<ResponseOf<typeof registrationLinks.list>> => {
  const rows = await linksOf(tx, member).orderBy('id', 'desc').limit(LINKS_MAX).execute();
  return {
    list: rows.map(shown),
    maxRate: maxBelow(merchant, member.rebate_rate),
    ownRate: member.rebate_rate,
    isFrozen: member.frozen_at !== null,
  };
};

/** Creates a link. Throws `links_full` beyond the greatest number. */
export const createLink = async (
  tx: Tx,
  { merchant, member, fail }: CallOf<typeof registrationLinks.create>,
  { kind, rebateRate, days, maxUses }: RequestOf<typeof registrationLinks.create>,
): Promise<RegistrationLink> => {
  // The lock makes an agent's new links wait for one another, so that their number is exact.
  await sql`select from members where id = ${member.id} for no key update`.execute(tx);
  await checkNotFrozen(tx, member, fail);
  await holdRates(tx, merchant.code);
  const max = maxBelow(merchant, await rateOf(tx, merchant.code, member.id));
  checkMax(rebateRate, max, fail);
  const tables = inMerchant(tx, merchant.code);
  const { count } = await tables
    .selectFrom('registration_links')
    .select(sql<number>`count(*)`.as('count'))
    .where('agent', '=', member.id)
    .executeTakeFirstOrThrow();
  if (count >= LINKS_MAX) throw fail('links_full', { details: { max: LINKS_MAX } });
  const { id } = await tables
    .insertInto('registration_links', {
      code: randomCode(CODE_LENGTH),
      agent: member.id,
      kind,
      rebate_rate: rebateRate,
      expires_at:
        days === null ? null : (sql<Date>`clock_timestamp() + make_interval(days => ${days}::int)` as unknown as Date),
      max_uses: maxUses,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return findLink(tx, member, id);
};

/** Opens or closes one of the agent's links. Throws `not_found` for any other. */
export const setLinkEnabled = async (
  tx: Tx,
  { merchant, member, fail }: MemberCall<'agent_frozen'>,
  { linkId, enabled }: RequestOf<typeof registrationLinks.setEnabled>,
): Promise<RegistrationLink> => {
  // A frozen agent may close a link, but opens none.
  if (enabled) await checkNotFrozen(tx, member, fail);
  await inMerchant(tx, merchant.code)
    .updateTable('registration_links')
    .set({ enabled })
    .where('id', '=', linkId)
    .where('agent', '=', member.id)
    .execute();
  return findLink(tx, member, linkId);
};
