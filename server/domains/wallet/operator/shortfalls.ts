import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { operator } from '../../../../contract/operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { writeOffShortfall } from '../shortfall.ts';
import type { Fail } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { findMember } from '../../../operator/find-member.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';

/** Maximum members shown who owe money after a rollback, the largest sums first. */
const SHOWN = 200;

export const shortfalls = async (db: Db, merchant: string): Promise<ResponseOf<typeof operator.shortfalls>> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('accounts')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant', '=', 'accounts.merchant').onRef('accounts.member_id', '=', 'members.id'),
    )
    .select(['members.username', 'accounts.balance', 'accounts.currency', 'accounts.exponent'])
    .where('accounts.ledger', '=', 'real')
    .where('accounts.kind', '=', 'receivable')
    .where('accounts.balance', '<', 0)
    .orderBy('accounts.balance')
    .limit(SHOWN)
    .execute();
  return {
    list: rows.map(({ username, balance, currency, exponent }) => ({
      account: username,
      money: { amount: -balance, currency, exponent },
    })),
  };
};

/** Writes off what a member owes as a loss of the house account, and unblocks play. */
export const writeOff = async (
  tx: Tx,
  { merchant, account, reason }: RequestOf<typeof operator.writeOff>,
  fail: Fail<'nothing_owed'>,
): Promise<ResponseOf<typeof operator.writeOff>> => {
  await lockMerchant(tx, merchant);
  const member = await findMember(tx, { merchant, account });
  const { id: memberId, currency, exponent } = member;
  const amount = await writeOffShortfall(tx, { merchant, memberId, currency, exponent }, staffActor());
  if (amount === 0) throw fail('nothing_owed');
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'shortfall_write_off',
    reason,
    before: { memberId, owed: amount, currency },
    after: { memberId, owed: 0, currency },
    memberId,
  });
  return { money: { amount, currency, exponent } };
};
