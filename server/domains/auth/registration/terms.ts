import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Failure } from '../../../http/failure.ts';
import type { MemberRow, Merchant } from '../../../http/viewer.ts';

/** Version of the terms where a brand names none. */
const TERMS_VERSION = '2026-11';

/** The version of a brand's terms that holds now; a change asks everybody again (PP-02). */
export const termsVersionOf = ({ settings }: Pick<Merchant, 'settings'>): string =>
  settings.termsVersion ?? TERMS_VERSION;

/** Writes down what a member has agreed to, with the version and the time. */
export const consent = async (tx: Tx, member: MemberRow, kinds: readonly string[], version: string): Promise<void> => {
  await inMerchant(tx, member.merchant)
    .insertInto(
      'consents',
      kinds.map((kind) => ({ member_id: member.id, kind, version })),
    )
    .execute();
};

/** Whether a member has agreed to this version. */
export const hasAccepted = async (db: Db | Tx, member: MemberRow, version: string): Promise<boolean> =>
  (await inMerchant(db, member.merchant)
    .selectFrom('consents')
    .select(sql<number>`1`.as('one'))
    .where('member_id', '=', member.id)
    .where('kind', '=', 'terms')
    .where('version', '=', version)
    .executeTakeFirst()) !== undefined;

/** A member agrees to the terms that hold now; terms_changed where others hold than those that were read. */
export const acceptTerms = async (tx: Tx, merchant: Merchant, member: MemberRow, version: string): Promise<void> => {
  if (version !== termsVersionOf(merchant)) throw new Failure('terms_changed');
  // One after another: of two tabs one writes it down.
  await inMerchant(tx, merchant.code)
    .selectFrom('members')
    .select('id')
    .where('id', '=', member.id)
    .forNoKeyUpdate()
    .execute();
  if (!(await hasAccepted(tx, member, version))) await consent(tx, member, ['terms'], version);
};
