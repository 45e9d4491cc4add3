import { randomUUID } from 'node:crypto';
import { payloadHash } from '../../ledger/payload-hash.ts';
import type { Ledger } from '../../ledger/account.ts';
import type { VendorAnswer, VendorCode, VendorRestriction } from '../../../contract/vendor.ts';
import { answer } from './responses.ts';
import type { CallContext } from './call-context.ts';
import type { KnownTx, OfMember, SettleState } from './load-state.ts';
import { bonusAfter } from './bonus-lines.ts';
import { freeRoundsAfter } from './free-rounds.ts';
import { applyEffect, type TransactionEffect } from './apply.ts';

/** Fingerprint of a call, without the session: a retry may use a newer one. */
export const payloadHashOf = (call: string, body: object): Buffer => {
  return payloadHash({ call, ...body, session: undefined });
};

/** The balance that the vendor sees: of the wallet and the bonus account together. */
export const balanceOf = (state: SettleState, ledger: Ledger | null): number | null => {
  const wallet = state.wallets.find((each) => each.ledger === ledger);
  return wallet ? wallet.balance + bonusAfter(state, wallet) : null;
};

/** Returns the answer to a repeated transaction; undefined if it is new. */
export const replayedAnswer = (call: CallContext, state: SettleState, hash: Buffer): VendorAnswer | undefined => {
  const { tx } = state;
  if (!tx) return undefined;
  if (tx.payloadHash !== hash.toString('hex')) return payloadMismatch(call, state, tx);
  const { ledger, amount, restriction } = tx.answer;
  return answer(codeOf(tx), {
    tx_id: tx.txId,
    platform_tx_id: tx.platformTxId,
    balance: balanceOf(state, ledger),
    ...freeRoundsAfter(state, ledger),
    replayed: true,
    ...(amount === undefined ? {} : { amount }),
    ...(restriction && { restriction }),
  });
};

/**
 * The same transaction id with another content, or a reference to another player's transaction. Nothing moves; records an
 * incident.
 */
export const payloadMismatch = (call: CallContext, state: SettleState, tx: KnownTx): VendorAnswer => {
  const memberId = state.member?.id ?? null;
  call.incident({ kind: 'payload_mismatch', memberId, details: { txId: tx.txId, firstMemberId: tx.memberId } });
  return answer('PAYLOAD_MISMATCH', { tx_id: tx.txId });
};

const codeOf = (tx: KnownTx): VendorCode => {
  if (tx.state === 'refused') return tx.code;
  if (tx.kind === 'rollback') return 'ALREADY_ROLLED_BACK';
  return tx.state === 'rolled_back' ? 'BET_CANCELLED' : 'ALREADY_PROCESSED';
};

/** Stores a refusal, so that the same transaction gets the same answer whatever changes later. */
export const recordRefusal = async (
  call: CallContext,
  state: OfMember<SettleState>,
  code: VendorCode,
  what: Pick<TransactionEffect, 'kind' | 'txId' | 'vendorRoundId' | 'amount' | 'targetTxId'> & {
    ledger: Ledger | null;
    restriction?: VendorRestriction;
    loginId?: string;
  },
  hash: Buffer,
): Promise<VendorAnswer> => {
  const { ledger, restriction: refusedBy, ...transaction } = what;
  const restriction = refusedBy && { restriction: refusedBy };
  const platformTxId = randomUUID();
  await applyEffect(
    call,
    {
      ...transaction,
      memberId: state.member.id,
      state: 'refused',
      code,
      platformTxId,
      answer: { ledger, ...restriction },
      lines: [],
      countsForLimits: false,
    },
    hash,
  );
  return answer(code, {
    tx_id: transaction.txId,
    platform_tx_id: platformTxId,
    balance: balanceOf(state, ledger),
    ...freeRoundsAfter(state, ledger),
    ...restriction,
  });
};
