import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorRequest } from '../../../contract/vendor.ts';
import { type Pool, holdPool, returnWin } from '../jackpots/index.ts';
import { answer } from './responses.ts';
import type { CallContext } from './call-context.ts';
import {
  isOfMember,
  loadState,
  type KnownTx,
  type OfMember,
  type WalletState,
  type RoundRow,
  type WalletRow,
} from './load-state.ts';
import { isOwnPlay, applyEffect, type TransactionEffect } from './apply.ts';
import type { Shares } from './bonus.ts';
import { bonusAfter, credit, sharesOfRound, takeBack } from './bonus-lines.ts';
import { freeRoundsAfter, givenBack, wonIn } from './free-rounds.ts';
import { balanceOf, payloadHashOf, payloadMismatch, replayedAnswer } from './idempotency.ts';
import { voided } from './significant.ts';
import { withdrawWinner } from './winners.ts';

type RollbackBody = VendorRequest<'rollback'>;

/** Reverses a transaction once, of any kind, whether or not it arrived (cases 6, 13 to 20, 22, 25). */
export const rollback = async (call: CallContext, body: RollbackBody): Promise<VendorAnswer> => {
  const hash = payloadHashOf('rollback', body);
  const state = await loadState(call, {
    player: body.player,
    txId: body.tx_id,
    targetTxId: body.target_tx_id,
    roundId: body.round_id,
    game: body.game,
  });
  const before = replayedAnswer(call, state, hash);
  if (before) return before;
  if (!isOfMember(state)) return answer('BET_NOT_FOUND', { tx_id: body.tx_id });

  const { target, reversal, round } = state;
  if (target && (target.memberId !== state.member.id || target.vendorRoundId !== body.round_id))
    return { ...payloadMismatch(call, state, target), tx_id: body.tx_id };
  if (reversal) return rolledBackBefore(state, body, reversal);
  const write = (effect: Reversal) => reverse(call, state, body, effect, hash);
  // Nothing to reverse. The tombstone refuses the call if it arrives later; a refused call stays refused.
  if (!target) return write({ state: 'tombstone', amount: 0, lines: [] });
  if (target.kind === 'rollback') return answer('BET_NOT_FOUND', { tx_id: body.tx_id });
  const wallet = state.wallets.find((each) => each.ledger === target.answer.ledger);
  if (target.state !== 'applied' || !round || !wallet) return write({ state: 'applied', amount: 0, lines: [] });

  if (target.kind === 'bet') {
    if (round.results > 0) return answer('BET_SETTLED', { tx_id: body.tx_id, balance: balanceOf(state, round.ledger) });
    return write(await betBack(call, round, wallet, target));
  }
  // The house paid a settle without a platform pool, or one in play money.
  const pool =
    target.kind === 'settle' && target.poolId ? await holdPool(call.tx, call.merchant, target.poolId) : undefined;
  const written = await write(await payoutBack(call, state, round, wallet, target, body, pool));
  if (pool) await returnWin(call.tx, pool, { vendor: call.vendor, txId: target.txId }, target.moved);
  if (target.kind === 'settle' && isOwnPlay(state, round.ledger)) await withdrawWinner(call, state, target);
  return written;
};

type Reversal = Pick<TransactionEffect, 'amount' | 'lines'> &
  Partial<TransactionEffect> & { state: 'applied' | 'tombstone' };

const reverse = async (
  call: CallContext,
  state: OfMember<WalletState>,
  body: RollbackBody,
  effect: Reversal,
  hash: Buffer,
): Promise<VendorAnswer> => {
  const platformTxId = randomUUID();
  const ledger = state.target?.answer.ledger ?? null;
  const { balance } = await applyEffect(
    call,
    {
      kind: 'rollback',
      memberId: state.member.id,
      txId: body.tx_id,
      targetTxId: body.target_tx_id,
      vendorRoundId: body.round_id,
      code: 'OK',
      platformTxId,
      answer: { ledger },
      ledgerKind: 'rollback',
      about: state.game?.name ?? body.game,
      countsForLimits: ledger === 'real',
      loginId: state.round && ledger && isOwnPlay(state, ledger) ? state.round.loginId : null,
      ...effect,
      ...voided(call, state, body, effect),
    },
    hash,
  );
  // The ledger of a tombstone is unknown; the answer gives the real wallet's balance.
  const wallet = state.wallets.find((each) => each.ledger === (ledger ?? 'real'));
  const shown = wallet ? (balance ?? wallet.balance) + bonusAfter(state, wallet, effect) : null;
  const { target, round } = state;
  const isBet = target?.kind === 'bet';
  const change = isBet ? givenBack : (of: WalletState, each: RoundRow) => wonIn(of, each, effect.round?.bonusPayout);
  return answer('OK', {
    tx_id: body.tx_id,
    platform_tx_id: platformTxId,
    balance: shown,
    ...freeRoundsAfter(state, ledger, effect.rolledBack !== undefined && round ? change(state, round) : {}),
  });
};

const rolledBackBefore = (state: WalletState, body: RollbackBody, reversal: KnownTx): VendorAnswer =>
  answer('ALREADY_ROLLED_BACK', {
    tx_id: body.tx_id,
    platform_tx_id: reversal.platformTxId,
    balance: balanceOf(state, reversal.answer.ledger ?? 'real'),
    ...freeRoundsAfter(state, reversal.answer.ledger ?? 'real'),
    replayed: true,
  });

const moneyOf = (wallet: WalletRow) => ({ currency: wallet.currency, exponent: wallet.exponent });

/** Returns the stake, and takes the bet's contribution out of the pool. */
const betBack = async (call: CallContext, round: RoundRow, wallet: WalletRow, target: KnownTx): Promise<Reversal> => {
  const bonus = -target.bonusMoved;
  const credited = await credit(call, wallet, round, { real: -target.moved, bonus });
  const stake = round.freeStake > 0 ? 0 : target.amount;
  return {
    state: 'applied',
    amount: target.amount,
    ...credited,
    ...moneyOf(wallet),
    round: {
      id: round.id,
      stake: -stake,
      bonusStake: -bonus,
      ...(round.openBets === 1 ? { state: 'rolled_back' } : {}),
    },
    rolledBack: target.txId,
    net: credited.moved,
    wagered: -stake,
    ...(target.poolId && target.contributionMicro > 0
      ? { contribution: { poolId: target.poolId, micro: -target.contributionMicro } }
      : {}),
  };
};

/** Takes back a payout as far as wallet and bonus account cover it, and reopens the round (case 25). */
const payoutBack = async (
  call: CallContext,
  state: OfMember<WalletState>,
  round: RoundRow,
  wallet: WalletRow,
  target: KnownTx,
  body: RollbackBody,
  pool: Pool | undefined,
): Promise<Reversal> => {
  const why = { txId: body.tx_id, targetTxId: target.txId };
  const paid = paidBy(round, target);
  const amount = target.answer.amount ?? target.amount;
  const taken =
    amount > 0
      ? await takeBack(call, state, wallet, round, paid, why, pool?.accountId)
      : await credit(call, wallet, round, { real: -paid.real, bonus: -paid.bonus });
  return {
    state: 'applied',
    amount: Math.abs(amount),
    ...taken,
    ...moneyOf(wallet),
    round: {
      id: round.id,
      payout: -amount,
      bonusPayout: -bonusPaidBy(round, target),
      ...(waitsAgain(round, target) ? { state: 'open' } : {}),
      ...validStakeAfter(round, target),
    },
    rolledBack: target.txId,
    net: -paid.real,
  };
};

/** The bonus money in a payout. A free round pays nothing else, also where its award was over and the money went elsewhere. */
const bonusPaidBy = ({ freeStake }: RoundRow, { answer: { amount, type }, bonusMoved, ...target }: KnownTx): number =>
  freeStake > 0 && type !== 'promo' ? (amount ?? target.amount) : bonusMoved;

/** What a settle or an adjustment moved. What an adjustment took and the wallet lacked is given back, too: it is owed. */
const paidBy = (round: RoundRow, { kind, amount, moved, bonusMoved, answer: { taken } }: KnownTx): Shares =>
  kind === 'adjust' && amount < 0
    ? { real: taken ?? -sharesOfRound(round, -amount).real, bonus: bonusMoved }
    : { real: moved, bonus: bonusMoved };

/**
 * Whether the round waits for another result. A promotion decides none, so a round that has its result stays closed (case 24).
 */
const waitsAgain = (round: RoundRow, { kind, answer: { type } }: KnownTx): boolean =>
  kind === 'settle' && round.state === 'closed' && (type !== 'promo' || round.results === 0);

/** What the vendor stated goes with the result that it stated it with. */
const validStakeAfter = (round: RoundRow, target: KnownTx): { validStake?: number | null } => {
  const { validStakeBefore } = target.answer;
  if (validStakeBefore !== undefined) return { validStake: validStakeBefore };
  return target.kind === 'settle' && (round.state === 'open' || waitsAgain(round, target)) ? { validStake: null } : {};
};
