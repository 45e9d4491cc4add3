import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorCode, VendorRequest } from '../../../contract/vendor.ts';
import { shownBy, shownOf, type Pool } from '../jackpots/pool.ts';
import { holdPool, resetPool } from '../jackpots/win.ts';
import { answer } from './answers.ts';
import type { Desk } from './desk.ts';
import { look, type KnownTx, type Seen, type SeenRound, type SeenWallet } from './look.ts';
import { houseOf, isOwnPlay, record } from './record.ts';
import { hashOf, refuse, repeated } from './repeats.ts';
import { maskedName, tellWinner } from './winners.ts';

type SettleBody = VendorRequest<'settle'>;

/** What the wallet's record calls it. */
const POSTING_KINDS = { win: 'win', jackpot: 'jackpot', free: 'win', promo: 'bonus' } as const;

/** Pays a round, whatever has become of the session since (cases 8 to 12, 22 to 26, 28, 32). */
export const settle = async (desk: Desk, body: SettleBody, hash = hashOf('settle', body)): Promise<VendorAnswer> => {
  const seen = await look(desk, {
    player: body.player,
    txId: body.tx_id,
    targetTxId: body.bet_tx_id,
    roundId: body.round_id,
    game: body.game,
  });
  const before = repeated(desk, seen, hash);
  if (before) return before;
  const refuseFor = (code: VendorCode) =>
    refuse(
      desk,
      seen,
      code,
      {
        kind: 'settle',
        txId: body.tx_id,
        vendorRoundId: body.round_id,
        amount: body.amount,
        targetTxId: body.bet_tx_id,
        ledger: seen.round?.ledger ?? seen.target?.answer.ledger ?? null,
      },
      hash,
    );

  if (seen.cancelled && seen.member) return refuseFor('BET_CANCELLED');
  const paid = betOf(seen, body);
  if (!paid) return answer('BET_NOT_FOUND', { tx_id: body.tx_id });
  if (paid.state === 'rolled_back' || paid.code === 'BET_CANCELLED') {
    const { tx_id: txId, bet_tx_id: betTxId, amount } = body;
    desk.incident({ kind: 'win_after_rollback', memberId: paid.memberId, details: { txId, betTxId, amount } });
    return refuseFor('BET_CANCELLED');
  }
  const round = seen.round;
  const wallet = seen.wallets.find((each) => each.ledger === round?.ledger);
  // A bet that was refused opened no round.
  if (paid.state !== 'applied' || !round || !wallet) return answer('BET_NOT_FOUND', { tx_id: body.tx_id });
  const refusal = refusalOf(seen, round, wallet, body);
  if (refusal) return refuseFor(refusal);
  if (body.type !== 'jackpot') return pay(desk, seen, round, wallet, body, body.amount, hash);
  // Free play wins what the pool shows, in play money, and leaves the pool alone (PP-23).
  if (round.ledger === 'demo')
    return pay(desk, seen, round, wallet, body, await shownBy(desk.tx, desk.merchant, body.pool!), hash);
  const pool = (await holdPool(desk.tx, desk.merchant, body.pool!))!;
  if (pool.currency !== wallet.currency) return refuseFor('INVALID_GAME');
  return payJackpot(desk, seen, round, wallet, pool, body, hash);
};

const betOf = ({ target, member }: Seen, body: SettleBody): KnownTx | undefined =>
  target && member && target.kind === 'bet' && target.memberId === member.id && target.vendorRoundId === body.round_id
    ? target
    : undefined;

const refusalOf = (seen: Seen, round: SeenRound, wallet: SeenWallet, body: SettleBody): VendorCode | undefined => {
  if (body.currency !== wallet.currency) return 'WRONG_CURRENCY';
  if (seen.game?.nodeId !== round.nodeId) return 'INVALID_GAME';
  if (round.state !== 'open' && body.type !== 'jackpot' && body.type !== 'promo') return 'ROUND_CLOSED';
  if ((body.type === 'jackpot') !== (body.pool !== undefined)) return 'INVALID_GAME';
  if (body.type === 'jackpot' && body.amount !== 0) return 'INVALID_AMOUNT';
  if (body.pool !== undefined && body.pool !== seen.game.poolId) return 'INVALID_GAME';
  return undefined;
};

/** What of a settle does not depend on where the money comes from. */
const writingOf = (seen: Seen, round: SeenRound, wallet: SeenWallet, body: SettleBody, amount: number) => ({
  kind: 'settle' as const,
  memberId: seen.member!.id,
  txId: body.tx_id,
  targetTxId: body.bet_tx_id,
  vendorRoundId: body.round_id,
  amount: body.amount,
  moved: amount,
  state: 'applied' as const,
  code: 'OK' as const,
  platformTxId: randomUUID(),
  postingKind: POSTING_KINDS[body.type],
  about: seen.game!.name,
  currency: wallet.currency,
  exponent: wallet.exponent,
  round: {
    id: round.id,
    payout: amount,
    ...(body.round_closed && round.state === 'open' ? { state: 'closed' as const } : {}),
  },
  net: amount,
  loginId: isOwnPlay(seen, round.ledger) ? round.loginId : null,
  countsForLimits: round.ledger === 'real',
});

const pay = async (
  desk: Desk,
  seen: Seen,
  round: SeenRound,
  wallet: SeenWallet,
  body: SettleBody,
  amount: number,
  hash: Buffer,
): Promise<VendorAnswer> => {
  const writing = writingOf(seen, round, wallet, body, amount);
  const lines =
    amount === 0
      ? []
      : [
          { accountId: wallet.id, amount },
          { accountId: await houseOf(desk, wallet), amount: -amount },
        ];
  const { type } = body;
  const told = type === 'jackpot' ? { amount } : {};
  const stored = { ledger: round.ledger, type, ...told };
  const { txRow, balance } = await record(desk, { ...writing, lines, answer: stored }, hash);
  // A stake given back is no win, nor is a return not above the stake (PP-21).
  const isResult = (type === 'win' || type === 'free') && (body.reason ?? 'result') === 'result';
  if (isResult && round.payout + amount > round.stake && isOwnPlay(seen, round.ledger))
    await tellWinner(desk, seen, winOf(round, wallet, body, amount, txRow));
  return answer('OK', {
    tx_id: body.tx_id,
    platform_tx_id: writing.platformTxId,
    balance: balance ?? wallet.balance,
    ...told,
  });
};

/** Pays what the pool shows at commit and starts it again, in the same transaction. */
const payJackpot = async (
  desk: Desk,
  seen: Seen,
  round: SeenRound,
  wallet: SeenWallet,
  pool: Pool,
  body: SettleBody,
  hash: Buffer,
): Promise<VendorAnswer> => {
  const amount = shownOf(pool);
  const writing = {
    ...writingOf(seen, round, wallet, body, amount),
    poolId: pool.id,
    answer: { ledger: round.ledger, type: body.type, amount },
    lines: [
      { accountId: wallet.id, amount },
      { accountId: pool.accountId, amount: -amount },
    ],
  };
  const { txRow, balance } = await record(desk, writing, hash);
  const member = seen.member!;
  await resetPool(desk.tx, pool, {
    amount,
    playerName: maskedName(member.name),
    memberId: member.id,
    vendor: desk.vendor,
    txId: body.tx_id,
  });
  await tellWinner(desk, seen, winOf(round, wallet, body, amount, txRow));
  return answer('OK', { tx_id: body.tx_id, platform_tx_id: writing.platformTxId, balance, amount });
};

const winOf = (round: SeenRound, wallet: SeenWallet, body: SettleBody, amount: number, txRow: number) => ({
  amount,
  currency: wallet.currency,
  exponent: wallet.exponent,
  jackpot: body.type === 'jackpot',
  nodeId: round.nodeId,
  txRow,
});
