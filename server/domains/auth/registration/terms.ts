import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Failure } from '../../../http/failure.ts';
import type { MemberRow, Merchant } from '../../../http/viewer.ts';

/** Version of the terms if a merchant sets none. */
const TERMS_VERSION = '2026-11';

/** Returns the current version of a merchant's terms. After a change every member is asked again (PP-02). */
export const termsVersionOf = ({ settings }: Pick<Merchant, 'settings'>): string =>
  settings.termsVersion ?? TERMS_VERSION;

/** Records a member's consents with the version and the time. */
export const consent = async (tx: Tx, member: MemberRow, kinds: readonly string[], version: string): Promise<void> => {
  await inMerchant(tx, member.merchant)
    .insertInto(
      'consents',
      kinds.map((kind) => ({ member_id: member.id, kind, version })),
    )
    .execute();
};

/** Returns whether a member has accepted this version. */
export const hasAccepted = async (db: Db | Tx, member: MemberRow, version: string): Promise<boolean> =>
  (await inMerchant(db, member.merchant)
    .selectFrom('consents')
    .select(sql<number>`1`.as('one'))
    .where('member_id', '=', member.id)
    .where('kind', '=', 'terms')
    .where('version', '=', version)
    .executeTakeFirst()) !== undefined;

/** Accepts the current terms for a member. Throws terms_changed if the accepted version is not the current one. */
export const acceptTerms = async (tx: Tx, merchant: Merchant, member: MemberRow, version: string): Promise<void> => {
  if (version !== termsVersionOf(merchant)) throw new Failure('terms_changed');
  // Serializes requests of two tabs, so that one consent is recorded.
  await inMerchant(tx, merchant.code)
    .selectFrom('members')
    .select('id')
    .where('id', '=', member.id)
    .forNoKeyUpdate()
    .execute();
  if (!(await hasAccepted(tx, member, version))) await consent(tx, member, ['terms'], version);
};
