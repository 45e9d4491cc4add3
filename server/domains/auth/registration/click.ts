import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { registrationLinks } from '../../../../contract/registration-links.ts';
import type { AppContext } from '../../../app/context.ts';
import { inMerchant } from '../../../db/merchant.ts';
import { addressKey } from '../../../http/address.ts';
import type { CallOf } from '../../../http/route.ts';
import { keep } from '../../../jobs/retention.ts';
import { checkLink, findLink } from './link.ts';

/** A visitor who comes back after this time counts again. */
const VISITOR_MS = 30 * 86_400_000;
export const visitorRetention = keep('link_visitors', 'at', VISITOR_MS);

/** Counts a visitor of a link, once for each address and browser. Throws if the link takes no registrations. */
export const countClick = async (
  { database, encryption }: AppContext,
  { merchant, ip, userAgent, fail }: CallOf<typeof registrationLinks.clicked>,
  { code }: RequestOf<typeof registrationLinks.clicked>,
): Promise<ResponseOf<typeof registrationLinks.clicked>> => {
  const { id } = await findLink(database.db, merchant.code, code, fail);
  const visitor = Buffer.from(encryption.fingerprint(`link ${id} ${addressKey(ip)} ${userAgent}`), 'base64url');
  await database.transact(async (tx) => {
    const tables = inMerchant(tx, merchant.code);
    const counted = await tables
      .insertInto('link_visitors', { link_id: id, visitor })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (counted.numInsertedOrUpdatedRows !== 1n) return;
    await tables
      .updateTable('registration_links')
      .set({ clicks: sql<number>`clicks + 1` })
      .where('id', '=', id)
      .execute();
  });
  const { kind } = await checkLink(database.db, merchant.code, code, fail);
  return { kind };
};
