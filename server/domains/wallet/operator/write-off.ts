import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { operator } from '../../../../contract/operator.ts';
import type { Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import { findMerchant, type MemberRow } from '../../../http/viewer.ts';
import { ROOT, staffActor } from '../../../operator/actor.ts';
import { audit } from '../../../operator/audit.ts';
import { findMember } from '../../../operator/find-member.ts';
import { closeProposal, fourEyesAbove, propose, type Approved } from '../../../operator/proposals.ts';
import { lockShortfall, writeOffShortfall, type Debtor } from '../shortfall.ts';

const debtorOf = ({ merchant, id: memberId, currency, exponent }: MemberRow): Debtor => ({
  ...{ merchant, memberId, currency, exponent },
});

/** Writes off what a member owes as a loss of the house account, and unblocks play. Above the merchant's bound it proposes it. */
export const writeOff = async (
  tx: Tx,
  { merchant, account, reason }: RequestOf<typeof operator.writeOff>,
  fail: Fail<'nothing_owed' | 'proposal_waiting'>,
): Promise<ResponseOf<typeof operator.writeOff>> => {
  const row = await findMerchant(tx, merchant);
  if (!row) throw fail('unknown_merchant');
  const member = await findMember(tx, { merchant, account });
  const { owed } = await lockShortfall(tx, debtorOf(member));
  const { id: memberId, currency, exponent } = member;
  const money = { amount: owed, currency, exponent };
  if (owed <= fourEyesAbove(row.settings, 'fourEyesCorrectionsAbove')) {
    await writeOffOwed(tx, member, reason, fail);
    await closeProposal(tx, { merchant, kind: 'write_off', about: String(memberId) });
    return { money, proposal: null };
  }
  const proposed = { merchant, kind: 'write_off' as const, about: String(memberId), memberId, money, reason };
  return { money, proposal: await propose(tx, proposed, fail) };
};

/** Writes off what is owed now. Returns the amount. */
export const writeOffOwed = async (
  tx: Tx,
  member: MemberRow,
  reason: string,
  fail: Fail<'nothing_owed'>,
  approved?: Approved,
): Promise<number> => {
  const { merchant, id: memberId, currency } = member;
  const owed = await writeOffShortfall(tx, debtorOf(member), ROOT);
  if (owed === 0) throw fail('nothing_owed');
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'shortfall_write_off', reason, memberId },
    before: { memberId, owed, currency },
    after: { memberId, owed: 0, currency, ...approved },
  });
  return owed;
};
