import { sql } from 'kysely';
import { TRIAL_TYPE } from '../../contract/session.ts';
import type { BaseContext } from '../app/base-context.ts';
import { inMerchant } from '../db/merchant.ts';
import type { Db, Tx } from '../db/database.ts';
import { Failure } from './failure.ts';
import type { MemberRow, Merchant, Viewer } from './viewer.ts';

/** Version of the terms if a merchant sets none. */
const TERMS_VERSION = '2026-11';

/** Returns the current version of a merchant's terms. After a change every member is asked again (PP-02). */
export const termsVersionOf = ({ settings }: Pick<Merchant, 'settings'>): string =>
  settings.termsVersion ?? TERMS_VERSION;

/** Returns whether a member has accepted this version. */
export const hasAccepted = async (db: Db | Tx, member: MemberRow, version: string): Promise<boolean> =>
  (await inMerchant(db, member.merchant)
    .selectFrom('consents')
    .select(sql<number>`1`.as('one'))
    .where('member_id', '=', member.id)
    .where('kind', '=', 'terms')
    .where('version', '=', version)
    .executeTakeFirst()) !== undefined;

/** PP-02: a member who has not accepted the current terms can neither deposit nor play. Trial accounts accept none. */
export const checkTerms = async ({ database }: BaseContext, viewer: Viewer | undefined): Promise<void> => {
  if (!viewer?.member || viewer.member.type === TRIAL_TYPE) return;
  const version = termsVersionOf(viewer.merchant);
  if (!(await hasAccepted(database.db, viewer.member, version))) throw new Failure('terms_needed');
};
