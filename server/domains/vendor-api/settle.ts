import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorCode, VendorRequest } from '../../../contract/vendor.ts';
import { shownBy, shownOf, type Pool, holdPool, resetPool } from '../jackpots/index.ts';
import { answer } from './responses.ts';
import type { CallContext } from './call-context.ts';
import {
  loadSettles,
  loadState,
  type KnownTx,
  type SettledRound,
  type SettleState,
  type WalletRow,
} from './load-state.ts';
import { applyEffect, applySettles, houseAccountOf, isOwnPlay, type TransactionEffect } from './apply.ts';
import { payloadHashOf, recordRefusal, replayedAnswer } from './idempotency.ts';
import { largeWin } from './significant.ts';
import { maskedName, tellWinners, type Win } from './winners.ts';

type SettleBody = VendorRequest<'settle'>;

/** The kind shown in the wallet's record. */
const LEDGER_KINDS = { win: 'win', jackpot: 'jackpot', free: 'win', promo: 'bonus' } as const;

const questionOf = (body: SettleBody) => ({
  player: body.player,
  txId: body.tx_id,
  targetTxId: body.bet_tx_id,
  roundId: body.round_id,
  game: body.game,
});

/** Pays a round, whatever the state of its session (cases 8 to 12, 22 to 26, 28, 32). */
export const settle = async (
  call: CallContext,
  body: SettleBody,
  hash = payloadHashOf('settle', body),
): Promise<VendorAnswer> => {
  const state = await loadState(call, questionOf(body));
  const before = replayedAnswer(call, state, hash);
  if (before) return before;
  const refuseFor = (code: VendorCode) =>
    recordRefusal(
      call,
      state,
      code,
      {
        kind: 'settle',
        txId: body.tx_id,
        vendorRoundId: body.round_id,
        amount: body.amount,
        targetTxId: body.bet_tx_id,
        ledger: state.round?.ledger ?? state.target?.answer.ledger ?? null,
      },
      hash,
    );

  if (state.cancelled && state.member) return refuseFor('BET_CANCELLED');
  const paid = betOf(state, body);
  if (!paid) return answer('BET_NOT_FOUND', { tx_id: body.tx_id });
  if (paid.state === 'rolled_back' || paid.code === 'BET_CANCELLED') {
    const { tx_id: txId, bet_tx_id: betTxId, amount } = body;
    call.incident({ kind: 'win_after_rollback', memberId: paid.memberId, details: { txId, betTxId, amount } });
    return refuseFor('BET_CANCELLED');
  }
  const round = state.round;
  const wallet = state.wallets.find((each) => each.ledger === round?.ledger);
  // A refused bet opened no round.
  if (paid.state !== 'applied' || !round || !wallet) return answer('BET_NOT_FOUND', { tx_id: body.tx_id });
  const refusal = refusalOf(state, round, wallet, body);
  if (refusal) return refuseFor(refusal);
  if (body.type !== 'jackpot') return pay(call, state, round, wallet, body, body.amount, hash);
  // Free play wins what the pool shows, in play money, and does not change the pool (PP-23).
  if (round.ledger === 'demo')
    return pay(call, state, round, wallet, body, await shownBy(call.tx, call.merchant, body.pool!), hash);
  const pool = (await holdPool(call.tx, call.merchant, body.pool!))!;
  if (pool.currency !== wallet.currency) return refuseFor('INVALID_GAME');
  return payJackpot(call, state, round, wallet, pool, body, hash);
};

const betOf = ({ target, member }: SettleState, body: SettleBody): KnownTx | undefined =>
  target && member && target.kind === 'bet' && target.memberId === member.id && target.vendorRoundId === body.round_id
    ? target
    : undefined;

const refusalOf = (
  state: SettleState,
  round: SettledRound,
  wallet: WalletRow,
  body: SettleBody,
): VendorCode | undefined => {
  if (body.currency !== wallet.currency) return 'WRONG_CURRENCY';
  if (state.game?.nodeId !== round.nodeId) return 'INVALID_GAME';
  if (round.state !== 'open' && body.type !== 'jackpot' && body.type !== 'promo') return 'ROUND_CLOSED';
  if ((body.type === 'jackpot') !== (body.pool !== undefined)) return 'INVALID_GAME';
  if (body.type === 'jackpot' && body.amount !== 0) return 'INVALID_AMOUNT';
  if (body.pool !== undefined && body.pool !== state.game.poolId) return 'INVALID_GAME';
  if (body.valid_stake !== undefined && (!closes(round, body) || body.valid_stake > round.stake))
    return 'INVALID_AMOUNT';
  return undefined;
};

/** What the vendor states; else what a refund returns was not at risk. */
const validStakeOf = (round: SettledRound, { valid_stake, reason, amount }: SettleBody): { validStake?: number } => {
  if (valid_stake !== undefined) return { validStake: valid_stake };
  if ((reason ?? 'result') === 'result' || round.state !== 'open') return {};
  return { validStake: Math.max(0, Math.min(round.validStake ?? round.stake, round.stake) - amount) };
};

const closes = (round: SettledRound, body: SettleBody): boolean => body.round_closed && round.state === 'open';

/** Returns the part of a settle's effect that does not depend on who pays. */
const writingOf = (
  call: CallContext,
  state: SettleState,
  round: SettledRound,
  wallet: WalletRow,
  body: SettleBody,
  amount: number,
) => ({
  kind: 'settle' as const,
  memberId: state.member!.id,
  txId: body.tx_id,
  targetTxId: body.bet_tx_id,
  vendorRoundId: body.round_id,
  amount: body.amount,
  moved: amount,
  state: 'applied' as const,
  code: 'OK' as const,
  platformTxId: randomUUID(),
  ledgerKind: LEDGER_KINDS[body.type],
  about: state.game!.name,
  currency: wallet.currency,
  exponent: wallet.exponent,
  round: {
    id: round.id,
    payout: amount,
    ...(closes(round, body) ? { state: 'closed' as const } : {}),
    ...validStakeOf(round, body),
  },
  net: amount,
  loginId: isOwnPlay(state, round.ledger) ? round.loginId : null,
  countsForLimits: round.ledger === 'real',
  ...largeWin(call, state, wallet, body, amount),
});

const pay = async (
  call: CallContext,
  state: SettleState,
  round: SettledRound,
  wallet: WalletRow,
  body: SettleBody,
  amount: number,
  hash: Buffer,
): Promise<VendorAnswer> => {
  const effect = await effectOf(call, state, round, wallet, body, amount);
  const { txRow, balance } = await applyEffect(call, effect, hash);
  await tellWinners(call, winsOf(state, round, wallet, body, amount, txRow));
  return answer('OK', {
    tx_id: body.tx_id,
    platform_tx_id: effect.platformTxId,
    balance: balance ?? wallet.balance,
    ...(body.type === 'jackpot' ? { amount } : {}),
  });
};

const effectOf = async (
  call: CallContext,
  state: SettleState,
  round: SettledRound,
  wallet: WalletRow,
  body: SettleBody,
  amount: number,
): Promise<TransactionEffect> => {
  const lines =
    amount === 0
      ? []
      : [
          { accountId: wallet.id, amount },
          { accountId: await houseAccountOf(call, wallet), amount: -amount },
        ];
  const { type } = body;
  const stored = { ledger: round.ledger, type, ...(type === 'jackpot' ? { amount } : {}) };
  return { ...writingOf(call, state, round, wallet, body, amount), lines, answer: stored };
};

/** What a settle tells the winners board. A returned stake is not a win, nor is a return not above the stake (PP-21). */
const winsOf = (
  state: SettleState,
  round: SettledRound,
  wallet: WalletRow,
  body: SettleBody,
  amount: number,
  txRow: number,
): { state: SettleState; win: Win }[] => {
  const isResult = (body.type === 'win' || body.type === 'free') && (body.reason ?? 'result') === 'result';
  if (!isResult || round.payout + amount <= round.stake || !isOwnPlay(state, round.ledger)) return [];
  return [{ state, win: winOf(round, wallet, body, amount, txRow) }];
};

/**
 * Pays many rounds with as many calls to the database as one. Writes nothing and returns null if one of them is not a plain win
 * that is paid now: a repeat, a refusal, a jackpot, two settles of a round. The caller then makes them one by one. It has locked
 * the wallets.
 */
export const settleTogether = async (
  call: CallContext,
  bodies: readonly SettleBody[],
): Promise<VendorAnswer[] | null> => {
  if (bodies.some(({ type }) => type !== 'win')) return null;
  const named = bodies.flatMap(({ tx_id, bet_tx_id, round_id }) => [
    `tx ${tx_id}`,
    `tx ${bet_tx_id}`,
    `round ${round_id}`,
  ]);
  if (new Set(named).size < named.length) return null;
  const states = await loadSettles(call, bodies.map(questionOf));
  const effects: TransactionEffect[] = [];
  /** By wallet: its balance after the settles so far. */
  const balances = new Map<number, number>();
  const paid: { state: SettleState; round: SettledRound; wallet: WalletRow }[] = [];
  for (const [index, body] of bodies.entries()) {
    const state = states[index]!;
    const { round } = state;
    const read = state.wallets.find((each) => each.ledger === round?.ledger);
    const bet = betOf(state, body);
    if (state.tx || state.cancelled || bet?.state !== 'applied' || !round || !read) return null;
    const wallet = { ...read, balance: balances.get(read.id) ?? read.balance };
    if (refusalOf(state, round, wallet, body)) return null;
    effects.push(await effectOf(call, state, round, wallet, body, body.amount));
    balances.set(wallet.id, wallet.balance + body.amount);
    paid.push({ state, round, wallet });
  }
  const hashes = bodies.map((body) => payloadHashOf('settle', body));
  const rows = await applySettles(call, effects, hashes);
  await tellWinners(
    call,
    bodies.flatMap((body, index) => {
      const { state, round, wallet } = paid[index]!;
      return winsOf(state, round, wallet, body, body.amount, rows[index]!);
    }),
  );
  return bodies.map((body, index) =>
    answer('OK', {
      tx_id: body.tx_id,
      platform_tx_id: effects[index]!.platformTxId,
      balance: paid[index]!.wallet.balance + body.amount,
    }),
  );
};

/** Pays what the pool shows at commit and restarts it, in the same transaction. */
const payJackpot = async (
  call: CallContext,
  state: SettleState,
  round: SettledRound,
  wallet: WalletRow,
  pool: Pool,
  body: SettleBody,
  hash: Buffer,
): Promise<VendorAnswer> => {
  const amount = shownOf(pool);
  const writing = {
    ...writingOf(call, state, round, wallet, body, amount),
    poolId: pool.id,
    answer: { ledger: round.ledger, type: body.type, amount },
    lines: [
      { accountId: wallet.id, amount },
      { accountId: pool.accountId, amount: -amount },
    ],
  };
  const { txRow, balance } = await applyEffect(call, writing, hash);
  const member = state.member!;
  await resetPool(call.tx, pool, {
    amount,
    playerName: maskedName(member.name),
    memberId: member.id,
    vendor: call.vendor,
    txId: body.tx_id,
  });
  await tellWinners(call, [{ state, win: winOf(round, wallet, body, amount, txRow) }]);
  return answer('OK', { tx_id: body.tx_id, platform_tx_id: writing.platformTxId, balance, amount });
};

const winOf = (round: SettledRound, wallet: WalletRow, body: SettleBody, amount: number, txRow: number) => ({
  amount,
  currency: wallet.currency,
  exponent: wallet.exponent,
  jackpot: body.type === 'jackpot',
  nodeId: round.nodeId,
  txRow,
});
