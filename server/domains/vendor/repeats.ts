import { randomUUID } from 'node:crypto';
import { payloadHash } from '../../ledger/payload-hash.ts';
import type { Ledger } from '../../ledger/account.ts';
import type { VendorAnswer, VendorCode } from '../../../contract/vendor.ts';
import { answer } from './answers.ts';
import type { Desk } from './desk.ts';
import type { KnownTx, Seen } from './look.ts';
import { record, type Writing } from './record.ts';

/** Fingerprint of a call: the session is left out, since a retry may come with a newer one. */
export const hashOf = (call: string, body: object): Buffer => {
  return payloadHash({ call, ...body, session: undefined });
};

export const balanceOf = (seen: Seen, ledger: Ledger | null): number | null =>
  seen.wallets.find((wallet) => wallet.ledger === ledger)?.balance ?? null;

/** The answer to a transaction that came before; undefined where it did not. */
export const repeated = (desk: Desk, seen: Seen, hash: Buffer): VendorAnswer | undefined => {
  const { tx } = seen;
  if (!tx) return undefined;
  if (tx.payloadHash !== hash.toString('hex')) return mismatch(desk, seen, tx);
  const { ledger, amount } = tx.answer;
  return answer(codeOf(tx), {
    tx_id: tx.txId,
    platform_tx_id: tx.platformTxId,
    balance: balanceOf(seen, ledger),
    replayed: true,
    ...(amount === undefined ? {} : { amount }),
  });
};

/** The same transaction with another content, or a reference to another player's: nothing moves, a person looks. */
export const mismatch = (desk: Desk, seen: Seen, tx: KnownTx): VendorAnswer => {
  const memberId = seen.member?.id ?? null;
  desk.incident({ kind: 'payload_mismatch', memberId, details: { txId: tx.txId, firstMemberId: tx.memberId } });
  return answer('PAYLOAD_MISMATCH', { tx_id: tx.txId });
};

const codeOf = (tx: KnownTx): VendorCode => {
  if (tx.state === 'refused') return tx.code;
  if (tx.kind === 'rollback') return 'ALREADY_ROLLED_BACK';
  return tx.state === 'rolled_back' ? 'BET_CANCELLED' : 'ALREADY_PROCESSED';
};

/** Refuses for good: written down, so that the same transaction gets the same answer whatever changes. */
export const refuse = async (
  desk: Desk,
  seen: Seen,
  code: VendorCode,
  what: Pick<Writing, 'kind' | 'txId' | 'vendorRoundId' | 'amount' | 'targetTxId'> & { ledger: Ledger | null },
  hash: Buffer,
): Promise<VendorAnswer> => {
  const { ledger, ...call } = what;
  const platformTxId = randomUUID();
  await record(
    desk,
    {
      ...call,
      memberId: seen.member!.id,
      state: 'refused',
      code,
      platformTxId,
      answer: { ledger },
      lines: [],
      countsForLimits: false,
    },
    hash,
  );
  return answer(code, { tx_id: call.txId, platform_tx_id: platformTxId, balance: balanceOf(seen, ledger) });
};
