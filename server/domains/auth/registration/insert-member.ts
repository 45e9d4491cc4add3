import { DatabaseError } from 'pg';
import { inMerchant, type MerchantRow } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import type { MemberRow, Merchant } from '../../../http/viewer.ts';
import { randomCode } from '../../../crypto/random-code.ts';
import { accountOf } from '../../../ledger/account.ts';

/** Where a new member stands: its type, its upline, and what the upline gave it. */
export interface Place {
  type: number;
  upline: number | null;
  referred_by: number | null;
  /** In millionths. */
  rebate_rate: number;
  registration_link: number | null;
}
/** The place of a member who joined by itself. */
export const ALONE: Place = { type: 0, upline: null, referred_by: null, rebate_rate: 0, registration_link: null };

type Profile = Omit<MerchantRow<'profiles'>, 'member_id'>;
interface NewAccount extends Place, Pick<MerchantRow<'members'>, 'username' | 'password_hash'> {
  /** Verified by a code. */
  mobile?: string | null;
  email?: string | null;
  /** Somebody else chose the password. */
  password_given?: boolean;
}

export type TakenFailure = 'username_taken' | 'mobile_taken' | 'email_taken';

/** Failures by unique constraint: another registration took the value first. */
type Taken<K extends TakenFailure> = Readonly<Record<string, K>>;
export const NAME_TAKEN: Taken<'username_taken'> = { members_merchant_username_key: 'username_taken' };
export const ANY_TAKEN: Taken<TakenFailure> = {
  ...NAME_TAKEN,
  members_mobile: 'mobile_taken',
  profiles_mobile: 'mobile_taken',
  members_email: 'email_taken',
};

/** Returns the failure of an account whose name, number or mail address is taken, of those in `failures`; any other error as it is. */
export const takenOr = <K extends TakenFailure>(error: unknown, failures: Taken<K>, fail: Fail<K>): unknown => {
  const taken = error instanceof DatabaseError ? failures[error.constraint ?? ''] : undefined;
  return taken ? fail(taken) : error;
};

/** Codes are read out and typed. 31^10 of them: no two members get the same one. */
const CODE_LENGTH = 10;

/** Inserts a member with a profile. Throws the database's error if a value is taken (`takenOr`). */
export const insertMember = async (
  tx: Tx,
  { code, brand }: Merchant,
  account: NewAccount,
  profile: Profile = {},
): Promise<MemberRow> => {
  const { currency, exponent } = brand;
  const tables = inMerchant(tx, code);
  const member = await tables
    .insertInto('members', {
      ...account,
      nickname: account.username,
      currency,
      exponent,
      referral_code: randomCode(CODE_LENGTH),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tables.insertInto('profiles', { ...profile, member_id: member.id }).execute();
  return member;
};

/** Creates the wallet of a new member. */
export const openWallet = async (tx: Tx, { merchant, id, currency, exponent }: MemberRow): Promise<void> => {
  await accountOf(tx, { merchant, ledger: 'real', kind: 'wallet', owner: `member:${id}`, currency, exponent });
};
