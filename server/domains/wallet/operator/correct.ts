import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { correctionsOperator } from '../../../../contract/corrections-operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import { commonFailure, type Fail } from '../../../http/failure.ts';
import { findMerchant, type MemberRow } from '../../../http/viewer.ts';
import { accountOf } from '../../../ledger/account.ts';
import { IdempotencyMismatch, InsufficientFunds } from '../../../ledger/errors.ts';
import { post } from '../../../ledger/post.ts';
import { ROOT, staffActor } from '../../../operator/actor.ts';
import { audit } from '../../../operator/audit.ts';
import { findMember } from '../../../operator/find-member.ts';
import { fourEyesAbove, propose, type Approved } from '../../../operator/proposals.ts';

type Request = RequestOf<typeof correctionsOperator.correct>;
type Answer = ResponseOf<typeof correctionsOperator.correct>;

/**
 * Corrects the main wallet of a member, against the house. Above the merchant's bound it makes a proposal. The same reference
 * with the same amount and member answers the same; a wallet never falls below zero.
 */
export const correct = async (
  tx: Tx,
  request: Request,
  fail: Fail<'balance_too_low' | 'reference_used' | 'proposal_waiting'>,
): Promise<Answer> => {
  const { merchant, account, amount, reference, reason } = request;
  const row = await findMerchant(tx, merchant);
  if (!row) throw fail('unknown_merchant');
  const member = await findMember(tx, { merchant, account });
  if (member.demo) throw fail('not_found');
  const { currency, exponent } = member;
  const money = { amount, currency, exponent };
  const needsSecond = Math.abs(amount) > fourEyesAbove(row.settings, 'fourEyesCorrectionsAbove');
  if (!needsSecond || (await isPosted(tx, request))) {
    const balance = await postCorrection(tx, member, request, fail);
    return { money, balance: { ...money, amount: balance }, proposal: null };
  }
  const wallet = await walletOf(tx, member);
  if (wallet.balance + amount < 0) throw fail('balance_too_low', { details: { balance: wallet.balance } });
  const proposed = { merchant, kind: 'correction' as const, about: reference, memberId: member.id, money, reason };
  return { money, balance: null, proposal: await propose(tx, proposed, fail) };
};

const keyOf = ({ reference }: Pick<Request, 'reference'>): string => `correction:${reference}`;

const isPosted = async (tx: Tx, request: Request): Promise<boolean> => {
  const posted = await inMerchant(tx, request.merchant)
    .selectFrom('ledger_transactions')
    .select('id')
    .where('actor', '=', ROOT)
    .where('idempotency_key', '=', keyOf(request))
    .executeTakeFirst();
  return posted !== undefined;
};

const nameOf = ({ merchant, currency, exponent }: MemberRow) => ({
  ...{ merchant, currency, exponent },
  ledger: 'real' as const,
});
const walletOf = (tx: Tx, member: MemberRow) =>
  accountOf(tx, { ...nameOf(member), kind: 'wallet', owner: `member:${member.id}` });

/** Moves the money once for each reference. Returns the balance after it. */
export const postCorrection = async (
  tx: Tx,
  member: MemberRow,
  { amount, reference, reason }: Pick<Request, 'amount' | 'reference' | 'reason'>,
  fail: Fail<'balance_too_low' | 'reference_used'>,
  approved?: Approved,
): Promise<number> => {
  const { id: memberId, merchant, currency } = member;
  const wallet = await walletOf(tx, member);
  const house = await accountOf(tx, { ...nameOf(member), kind: 'house', owner: merchant });
  const { transaction, wallets } = await post(tx, {
    merchant,
    kind: 'correction',
    // One actor for all staff: a reference is used once, whoever uses it.
    actor: ROOT,
    idempotencyKey: keyOf({ reference }),
    payload: { memberId, amount },
    about: '',
    lines: [
      { accountId: wallet.id, amount },
      { accountId: house.id, amount: -amount },
    ],
  }).catch((error: unknown) => {
    if (error instanceof InsufficientFunds) throw fail('balance_too_low', { details: { balance: error.balance } });
    if (error instanceof IdempotencyMismatch) throw fail('reference_used');
    throw error;
  });
  const balance = wallets.find(({ accountId }) => accountId === wallet.id)?.balance;
  if (balance === undefined) throw commonFailure('system_error');
  if (transaction.replayed) return balance;
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'correction', reason, memberId },
    before: { balance: balance - amount, currency },
    after: { balance, currency, amount, reference, ...approved },
  });
  return balance;
};
