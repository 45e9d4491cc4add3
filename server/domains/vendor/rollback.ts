import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorRequest } from '../../../contract/vendor.ts';
import type { Pool } from '../jackpots/pool.ts';
import { holdPool, returnWin } from '../jackpots/win.ts';
import { answer } from './answers.ts';
import type { Desk } from './desk.ts';
import { look, type KnownTx, type Seen, type SeenRound, type SeenWallet } from './look.ts';
import { houseOf, isOwnPlay, record, type Writing } from './record.ts';
import { balanceOf, hashOf, mismatch, repeated } from './repeats.ts';
import { takeBack } from './take-back.ts';
import { withdrawWinner } from './winners.ts';

type RollbackBody = VendorRequest<'rollback'>;

/** Reverses a transaction once, whatever it was and whether it came or not (cases 6, 13 to 20, 22, 25). */
export const rollback = async (desk: Desk, body: RollbackBody): Promise<VendorAnswer> => {
  const hash = hashOf('rollback', body);
  const seen = await look(desk, {
    player: body.player,
    txId: body.tx_id,
    targetTxId: body.target_tx_id,
    roundId: body.round_id,
    game: body.game,
  });
  const before = repeated(desk, seen, hash);
  if (before) return before;
  if (!seen.member) return answer('BET_NOT_FOUND', { tx_id: body.tx_id });

  const { target, reversal, round } = seen;
  if (target && (target.memberId !== seen.member.id || target.vendorRoundId !== body.round_id))
    return { ...mismatch(desk, seen, target), tx_id: body.tx_id };
  if (reversal) return rolledBackBefore(seen, body, reversal);
  const write = (writing: Reversal) => reverse(desk, seen, body, writing, hash);
  // Nothing to give back: the tombstone keeps the call from counting when it comes, a refused one stays refused.
  if (!target) return write({ state: 'tombstone', amount: 0, lines: [] });
  if (target.kind === 'rollback') return answer('BET_NOT_FOUND', { tx_id: body.tx_id });
  const wallet = seen.wallets.find((each) => each.ledger === target.answer.ledger);
  if (target.state !== 'applied' || !round || !wallet) return write({ state: 'applied', amount: 0, lines: [] });

  if (target.kind === 'bet') {
    if (round.results > 0) return answer('BET_SETTLED', { tx_id: body.tx_id, balance: balanceOf(seen, round.ledger) });
    return write(await betBack(desk, round, wallet, target));
  }
  // A settle without a pool of ours, or one in play money, was paid by the house.
  const pool =
    target.kind === 'settle' && target.poolId ? await holdPool(desk.tx, desk.merchant, target.poolId) : undefined;
  const written = await write(await payoutBack(desk, seen, round, wallet, target, body, pool));
  if (pool) await returnWin(desk.tx, pool, { vendor: desk.vendor, txId: target.txId }, target.moved);
  if (target.kind === 'settle' && isOwnPlay(seen, round.ledger)) await withdrawWinner(desk, seen, target);
  return written;
};

type Reversal = Pick<Writing, 'amount' | 'lines'> & Partial<Writing> & { state: 'applied' | 'tombstone' };

const reverse = async (
  desk: Desk,
  seen: Seen,
  body: RollbackBody,
  writing: Reversal,
  hash: Buffer,
): Promise<VendorAnswer> => {
  const platformTxId = randomUUID();
  const ledger = seen.target?.answer.ledger ?? null;
  const { balance } = await record(
    desk,
    {
      kind: 'rollback',
      memberId: seen.member!.id,
      txId: body.tx_id,
      targetTxId: body.target_tx_id,
      vendorRoundId: body.round_id,
      code: 'OK',
      platformTxId,
      answer: { ledger },
      postingKind: 'rollback',
      about: seen.game?.name ?? body.game,
      countsForLimits: ledger === 'real',
      loginId: seen.round && ledger && isOwnPlay(seen, ledger) ? seen.round.loginId : null,
      ...writing,
    },
    hash,
  );
  // Of a tombstone nobody knows the ledger; the real wallet is the one a vendor asks for.
  const shown = balance ?? balanceOf(seen, ledger ?? 'real');
  return answer('OK', { tx_id: body.tx_id, platform_tx_id: platformTxId, balance: shown });
};

const rolledBackBefore = (seen: Seen, body: RollbackBody, reversal: KnownTx): VendorAnswer =>
  answer('ALREADY_ROLLED_BACK', {
    tx_id: body.tx_id,
    platform_tx_id: reversal.platformTxId,
    balance: balanceOf(seen, reversal.answer.ledger ?? 'real'),
    replayed: true,
  });

const moneyOf = (wallet: SeenWallet) => ({ currency: wallet.currency, exponent: wallet.exponent });

/** The stake back, and out of the pool what the bet had given. */
const betBack = async (desk: Desk, round: SeenRound, wallet: SeenWallet, target: KnownTx): Promise<Reversal> => ({
  state: 'applied',
  amount: target.amount,
  moved: target.amount,
  lines: [
    { accountId: wallet.id, amount: target.amount },
    { accountId: await houseOf(desk, wallet), amount: -target.amount },
  ],
  ...moneyOf(wallet),
  round: { id: round.id, stake: -target.amount, ...(round.openBets === 1 ? { state: 'rolled_back' } : {}) },
  rolledBack: target.txId,
  net: target.amount,
  wagered: -target.amount,
  ...(target.poolId && target.contributionMicro > 0
    ? { contribution: { poolId: target.poolId, micro: -target.contributionMicro } }
    : {}),
});

/** A payout back, as far as it is there; the round is open again (case 25). */
const payoutBack = async (
  desk: Desk,
  seen: Seen,
  round: SeenRound,
  wallet: SeenWallet,
  target: KnownTx,
  body: RollbackBody,
  pool: Pool | undefined,
): Promise<Reversal> => {
  const paid = target.kind === 'adjust' ? target.amount : target.moved;
  const why = { txId: body.tx_id, targetTxId: target.txId };
  const taken =
    paid > 0 ? await takeBack(desk, seen, wallet, paid, why, pool?.accountId) : await giveBack(desk, wallet, -paid);
  return {
    state: 'applied',
    amount: Math.abs(paid),
    ...taken,
    ...moneyOf(wallet),
    round: { id: round.id, payout: -paid, ...(waitsAgain(round, target) ? { state: 'open' } : {}) },
    rolledBack: target.txId,
    net: -paid,
  };
};

/** Whether the round waits for another result. A promotion decides none, so a round that has its result stays closed (case 24). */
const waitsAgain = (round: SeenRound, { kind, answer: { type } }: KnownTx): boolean =>
  kind === 'settle' && round.state === 'closed' && (type !== 'promo' || round.results === 0);

const giveBack = async (desk: Desk, wallet: SeenWallet, amount: number) => ({
  moved: amount,
  lines:
    amount === 0
      ? []
      : [
          { accountId: wallet.id, amount },
          { accountId: await houseOf(desk, wallet), amount: -amount },
        ],
});
