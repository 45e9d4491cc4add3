import type { MinorUnits } from '../../../contract/primitives.ts';
import type { VendorRequest } from '../../../contract/vendor.ts';
import type { TransactionEffect } from './apply.ts';
import type { CallContext } from './call-context.ts';
import type { DebitState, OfMember, RoundRow, SettleState, WalletRow, WalletState } from './load-state.ts';

/** PP-29: least amounts that the audit records where the merchant sets none; minor units. */
const LARGE_BET = 100_000;
const LARGE_WIN = 1_000_000;

type Audited = Pick<TransactionEffect, 'audit'>;
type Values = NonNullable<TransactionEffect['audit']>['before'];
type Round = Pick<VendorRequest<'bet'>, 'tx_id' | 'round_id' | 'game'>;

/** Play money is not significant. */
const isMoney = (wallet: WalletRow | undefined): wallet is WalletRow => wallet?.ledger === 'real';

const aboutOf = ({ vendor }: CallContext, { tx_id, round_id, game }: Round): Values => ({
  vendor,
  game,
  roundId: round_id,
  txId: tx_id,
});

/** The event of a stake that is not below the merchant's threshold. */
export const largeBet = (
  call: CallContext,
  { thresholds, member }: OfMember<DebitState>,
  wallet: WalletRow,
  body: VendorRequest<'bet'>,
): Audited => {
  const from = thresholds.largeBetFrom ?? LARGE_BET;
  if (!isMoney(wallet) || body.amount < from) return {};
  return {
    audit: {
      actor: `member:${member.id}`,
      action: 'large_bet',
      reason: `stake of ${from} or more`,
      before: { balance: wallet.balance },
      after: {
        balance: wallet.balance - body.amount,
        amount: body.amount,
        currency: wallet.currency,
        ...aboutOf(call, body),
      },
    },
  };
};

/** The event of a win that is not below the merchant's threshold. Returned stakes and promotions are no wins. */
export const largeWin = (
  call: CallContext,
  { thresholds, member }: OfMember<SettleState>,
  wallet: WalletRow,
  body: VendorRequest<'settle'>,
  amount: MinorUnits,
): Audited => {
  const from = thresholds.largeWinFrom ?? LARGE_WIN;
  const isWin = body.type !== 'promo' && (body.reason ?? 'result') === 'result';
  if (!isMoney(wallet) || !isWin || amount < from) return {};
  return {
    audit: {
      actor: `member:${member.id}`,
      action: 'large_win',
      reason: `win of ${from} or more`,
      before: { balance: wallet.balance },
      after: {
        balance: wallet.balance + amount,
        amount,
        currency: wallet.currency,
        type: body.type,
        ...aboutOf(call, body),
      },
    },
  };
};

/** The event of a reversed transaction, or of a rollback that came before what it reverses. */
export const voided = (
  call: CallContext,
  { target, wallets }: WalletState,
  body: VendorRequest<'rollback'>,
  { state, rolledBack, moved = 0, short = 0 }: Partial<TransactionEffect>,
): Audited => {
  const wallet = wallets.find(({ ledger }) => ledger === (target?.answer.ledger ?? 'real'));
  if (!isMoney(wallet) || (state !== 'tombstone' && rolledBack === undefined)) return {};
  const about = { targetTxId: body.target_tx_id, kind: target?.kind ?? null };
  return {
    audit: {
      actor: `vendor:${call.vendor}`,
      action: 'void',
      reason: body.reason,
      before: { ...about, state: target?.state ?? null, balance: wallet.balance },
      after: {
        ...about,
        state: state === 'tombstone' ? 'tombstone' : 'rolled_back',
        balance: wallet.balance + moved,
        moved,
        short,
        currency: wallet.currency,
        ...aboutOf(call, body),
      },
    },
  };
};

/** The event of a round that its vendor settles again. */
export const adjusted = (
  call: CallContext,
  round: RoundRow,
  wallet: WalletRow,
  body: VendorRequest<'adjust'>,
  { moved, short = 0 }: { moved: MinorUnits; short?: MinorUnits },
): Audited => {
  if (!isMoney(wallet)) return {};
  return {
    audit: {
      actor: `vendor:${call.vendor}`,
      action: 'adjustment',
      reason: body.reason,
      before: { payout: round.payout, balance: wallet.balance },
      after: {
        payout: round.payout + body.amount,
        balance: wallet.balance + moved,
        moved,
        short,
        currency: wallet.currency,
        ...aboutOf(call, body),
      },
    },
  };
};
