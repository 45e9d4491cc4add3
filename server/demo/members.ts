import { sql } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import type { Tx } from '../db/database.ts';
import { randomCode } from '../crypto/random-code.ts';
import { termsVersionOf } from '../http/terms.ts';
import { accountOf } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import type { HistoryClock } from './history/clock.ts';
import { DAY_MS } from './history/plan.ts';
import { DEMO_SETTINGS, demoMerchant } from './merchant.ts';

interface NewMember {
  merchant: string;
  username: string;
  nickname: string;
  passwordHash: string;
  /** Initial money from the house, minor units. */
  grant: number;
  /** Played by the demo's traffic. */
  simulated?: boolean;
  type?: number;
  upline?: number | null;
  /** Gives the demo a history. */
  joinedDaysAgo?: number;
  /** E.164. */
  mobile?: string;
  email?: string;
  /** The clock of the demo's history: the member joins, and gets the money, at that time. */
  clock?: HistoryClock | undefined;
}

/** Creates a member with consents, a wallet and money from the house, unless the name exists. Returns whether it did. */
export const seedMember = async (tx: Tx, given: NewMember): Promise<boolean> => {
  const {
    merchant,
    username,
    nickname,
    passwordHash,
    grant,
    simulated = false,
    type = 0,
    upline = null,
    joinedDaysAgo = 0,
    mobile = null,
    email = null,
    clock,
  } = given;
  await clock?.set(Date.now() - joinedDaysAgo * DAY_MS);
  const { currency, exponent } = demoMerchant(merchant);
  const tables = inMerchant(tx, merchant);
  const made = await tables
    .insertInto('members', {
      username,
      nickname,
      password_hash: passwordHash,
      currency,
      exponent,
      type,
      upline,
      mobile,
      email,
      created_at: sql<Date>`now() - make_interval(days => ${clock ? 0 : joinedDaysAgo})` as never,
      referral_code: randomCode(10),
    })
    .onConflict((conflict) => conflict.columns(['merchant', 'username']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  if (simulated) await tables.insertInto('simulated_members', { member_id: made.id }).execute();
  await tables
    .insertInto('consents', [
      { member_id: made.id, kind: 'terms', version: termsVersionOf({ settings: DEMO_SETTINGS }) },
    ])
    .execute();
  const account = { merchant, ledger: 'real', currency, exponent } as const;
  const wallet = await accountOf(tx, { ...account, kind: 'wallet', owner: `member:${made.id}` });
  if (grant === 0) return true;
  const house = await accountOf(tx, { ...account, kind: 'house', owner: merchant });
  await post(tx, {
    merchant,
    kind: 'bonus',
    actor: 'demo',
    idempotencyKey: `grant:${made.id}`,
    payload: { grant },
    about: 'Demo',
    lines: [
      { accountId: wallet.id, amount: grant },
      { accountId: house.id, amount: -grant },
    ],
  });
  return true;
};
