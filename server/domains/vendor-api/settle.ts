import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorCode, VendorRequest } from '../../../contract/vendor.ts';
import { maskedName } from '../../shared/masked-name.ts';
import { shownBy, shownOf, type Pool, holdPool, resetPool } from '../jackpots/index.ts';
import { answer } from './responses.ts';
import type { CallContext } from './call-context.ts';
import {
  isOfGame,
  isOfMember,
  loadSettles,
  loadState,
  type KnownTx,
  type OfGame,
  type OfMember,
  type SettledRound,
  type SettleState,
  type WalletRow,
} from './load-state.ts';
import { applyEffect, applySettles, isOwnPlay, type TransactionEffect } from './apply.ts';
import { bonusAfter, credit, sharesOfRound } from './bonus-lines.ts';
import { freeRoundsAfter, wonIn } from './free-rounds.ts';
import { payloadHashOf, recordRefusal, replayedAnswer } from './idempotency.ts';
import { largeWin } from './significant.ts';
import { tellWinners, type Winner } from './winners.ts';

type SettleBody = VendorRequest<'settle'>;

/** A settle of a round that waits for it. */
interface Payable {
  state: OfGame<OfMember<SettleState>>;
  round: SettledRound;
  wallet: WalletRow;
  body: SettleBody;
  hash: Buffer;
}

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
  if (!isOfMember(state)) return answer('BET_NOT_FOUND', { tx_id: body.tx_id });
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

  if (state.cancelled) return refuseFor('BET_CANCELLED');
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
  if (body.currency !== wallet.currency) return refuseFor('WRONG_CURRENCY');
  if (!isOfGame(state, round.nodeId)) return refuseFor('INVALID_GAME');
  const refusal = refusalOf(state, round, body);
  if (refusal) return refuseFor(refusal);
  const payable: Payable = { state, round, wallet, body, hash };
  if (body.pool === undefined) return pay(call, payable, returnsNothing(round, body) ? 0 : body.amount);
  // Free play wins what the pool shows, in play money, and does not change the pool (PP-23).
  if (round.ledger === 'demo') return pay(call, payable, await shownBy(call.tx, call.merchant, body.pool));
  const pool = await holdPool(call.tx, call.merchant, body.pool);
  if (pool?.currency !== wallet.currency) return refuseFor('INVALID_GAME');
  return payJackpot(call, payable, pool);
};

const betOf = ({ target, member }: OfMember<SettleState>, body: SettleBody): KnownTx | undefined =>
  target?.kind === 'bet' && target.memberId === member.id && target.vendorRoundId === body.round_id
    ? target
    : undefined;

const refusalOf = ({ game }: OfGame<SettleState>, round: SettledRound, body: SettleBody): VendorCode | undefined => {
  if (round.state !== 'open' && body.type !== 'jackpot' && body.type !== 'promo') return 'ROUND_CLOSED';
  // A jackpot names its pool, and nothing else does.
  if ((body.type === 'jackpot') !== (body.pool !== undefined)) return 'INVALID_GAME';
  if (body.type === 'jackpot' && body.amount !== 0) return 'INVALID_AMOUNT';
  // A free round contributes to no pool.
  if (body.pool !== undefined && (body.pool !== game.poolId || round.freeStake > 0)) return 'INVALID_GAME';
  if (body.valid_stake !== undefined && (!closes(round, body) || body.valid_stake > round.stake + round.freeStake))
    return 'INVALID_AMOUNT';
  return undefined;
};

/** The stake of a free round cost nothing, so a refund or a void of it pays nothing. */
const returnsNothing = ({ freeStake }: SettledRound, { reason }: SettleBody): boolean =>
  freeStake > 0 && (reason ?? 'result') !== 'result';

/** What the vendor states; else what a refund returns was not at risk. Of a free round nothing counts. */
const validStakeOf = (round: SettledRound, { valid_stake, reason, amount }: SettleBody): { validStake?: number } => {
  if (round.freeStake > 0) return {};
  if (valid_stake !== undefined) return { validStake: valid_stake };
  if ((reason ?? 'result') === 'result' || round.state !== 'open') return {};
  return { validStake: Math.max(0, Math.min(round.validStake ?? round.stake, round.stake) - amount) };
};

const closes = (round: SettledRound, body: SettleBody): boolean => body.round_closed && round.state === 'open';

/** Returns the part of a settle's effect that does not depend on who pays. */
const writingOf = (call: CallContext, { state, round, wallet, body }: Payable, amount: number) => ({
  kind: 'settle' as const,
  memberId: state.member.id,
  txId: body.tx_id,
  targetTxId: body.bet_tx_id,
  vendorRoundId: body.round_id,
  amount: body.amount,
  moved: amount,
  state: 'applied' as const,
  code: 'OK' as const,
  platformTxId: randomUUID(),
  ledgerKind: LEDGER_KINDS[body.type],
  about: state.game.name,
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

const pay = async (call: CallContext, payable: Payable, amount: number): Promise<VendorAnswer> => {
  const { body, wallet } = payable;
  const effect = await effectOf(call, payable, amount);
  const { txRow, balance } = await applyEffect(call, effect, payable.hash);
  await tellWinners(call, winnersOf(payable, amount, txRow));
  return answer('OK', {
    tx_id: body.tx_id,
    platform_tx_id: effect.platformTxId,
    balance: (balance ?? wallet.balance) + bonusAfter(payable.state, wallet, effect),
    ...(amount === body.amount && body.type !== 'jackpot' ? {} : { amount }),
    ...freeRoundsAfter(payable.state, wallet.ledger, wonIn(payable.state, payable.round, effect.round?.bonusPayout)),
  });
};

const effectOf = async (call: CallContext, payable: Payable, amount: number): Promise<TransactionEffect> => {
  const { wallet, round, body } = payable;
  const { type } = body;
  // Only what the stake won: a promotion or a jackpot is the player's own.
  const isOfStake = type === 'win' || (type === 'free' && round.freeStake > 0);
  const shares = isOfStake ? sharesOfRound(round, amount) : { real: amount, bonus: 0 };
  const credited = await credit(call, wallet, round, shares);
  const stored = { ledger: round.ledger, type, ...(amount === body.amount && type !== 'jackpot' ? {} : { amount }) };
  const writing = writingOf(call, payable, amount);
  return {
    ...writing,
    ...credited,
    net: credited.moved,
    round: { ...writing.round, bonusPayout: shares.bonus },
    answer: stored,
  };
};

/** What a settle tells the winners board. A returned stake is not a win, nor is a return not above the stake (PP-21). */
const winnersOf = (payable: Payable, amount: number, txRow: number): Winner[] => {
  const { state, round, body } = payable;
  const isResult = (body.type === 'win' || body.type === 'free') && (body.reason ?? 'result') === 'result';
  if (!isResult || round.payout + amount <= round.stake + round.freeStake || !isOwnPlay(state, round.ledger)) return [];
  return [winnerOf(payable, amount, txRow)];
};

const winnerOf = ({ state, round, wallet, body }: Payable, amount: number, txRow: number): Winner => ({
  state,
  win: {
    amount,
    currency: wallet.currency,
    exponent: wallet.exponent,
    jackpot: body.type === 'jackpot',
    nodeId: round.nodeId,
    txRow,
  },
});

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
  const settles: (Payable & { effect: TransactionEffect })[] = [];
  /** By wallet: its balance after the settles so far. */
  const balances = new Map<number, number>();
  for (const { question, state } of await loadSettles(
    call,
    bodies.map((body) => ({ ...questionOf(body), body })),
  )) {
    const { body } = question;
    const payable = payableOf(state, body, balances);
    if (!payable) return null;
    settles.push({ ...payable, effect: await effectOf(call, payable, body.amount) });
    balances.set(payable.wallet.id, payable.wallet.balance + body.amount);
  }
  const written = await applySettles(call, settles);
  await tellWinners(
    call,
    written.flatMap((each) => winnersOf(each, each.body.amount, each.txRow)),
  );
  return written.map(({ body, effect, wallet }) =>
    answer('OK', {
      tx_id: body.tx_id,
      platform_tx_id: effect.platformTxId,
      balance: wallet.balance + body.amount,
    }),
  );
};

/** The settle of a bet that is paid now, with its wallet as the settles before leave it; undefined for any other. */
const payableOf = (
  state: SettleState & { hasBonus: boolean },
  body: SettleBody,
  balances: ReadonlyMap<number, number>,
): Payable | undefined => {
  const { round } = state;
  const read = state.wallets.find((each) => each.ledger === round?.ledger);
  // Bonus money is paid one by one.
  if (state.hasBonus || round?.bonus) return undefined;
  if (!isOfMember(state) || state.tx || state.cancelled || !round || !read) return undefined;
  if (betOf(state, body)?.state !== 'applied' || body.currency !== read.currency) return undefined;
  if (!isOfGame(state, round.nodeId) || refusalOf(state, round, body)) return undefined;
  const wallet = { ...read, balance: balances.get(read.id) ?? read.balance };
  return { state, round, wallet, body, hash: payloadHashOf('settle', body) };
};

/** Pays what the pool shows at commit and restarts it, in the same transaction. */
const payJackpot = async (call: CallContext, payable: Payable, pool: Pool): Promise<VendorAnswer> => {
  const { state, round, wallet, body, hash } = payable;
  const amount = shownOf(pool);
  const writing = {
    ...writingOf(call, payable, amount),
    poolId: pool.id,
    answer: { ledger: round.ledger, type: body.type, amount },
    lines: [
      { accountId: wallet.id, amount },
      { accountId: pool.accountId, amount: -amount },
    ],
  };
  const { txRow, balance } = await applyEffect(call, writing, hash);
  await resetPool(call.tx, pool, {
    amount,
    playerName: maskedName(state.member.name),
    memberId: state.member.id,
    vendor: call.vendor,
    txId: body.tx_id,
  });
  await tellWinners(call, [winnerOf(payable, amount, txRow)]);
  return answer('OK', {
    tx_id: body.tx_id,
    platform_tx_id: writing.platformTxId,
    balance: (balance ?? wallet.balance) + bonusAfter(state, wallet),
    ...freeRoundsAfter(state, wallet.ledger),
    amount,
  });
};
