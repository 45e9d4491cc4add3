import { randomUUID } from 'node:crypto';
import { contributionOf } from '../../../contract/campaigns.ts';
import type { VendorAnswer, VendorRequest } from '../../../contract/vendor.ts';
import { answer } from './responses.ts';
import { refusalOfBet, refusalOfCall, type Refusal } from './bet-rules.ts';
import type { CallContext } from './call-context.ts';
import { isOfGame, isOfMember, loadDebit, type GameState } from './load-state.ts';
import { houseAccountOf, isOwnPlay, applyEffect } from './apply.ts';
import { sharesOfStake, type MemberBonus } from './bonus.ts';
import { bonusAfter } from './bonus-lines.ts';
import { freeRoundsAfter } from './free-rounds.ts';
import { balanceOf, payloadHashOf, recordRefusal, replayedAnswer } from './idempotency.ts';
import { largeBet } from './significant.ts';

type BetBody = VendorRequest<'bet'>;

/** Takes a stake (cases 1 to 7, 16, 26 to 29, 33). */
export const bet = async (
  call: CallContext,
  body: BetBody,
  hash = payloadHashOf('bet', body),
): Promise<VendorAnswer> => {
  const state = await loadDebit(call, {
    player: body.player,
    txId: body.tx_id,
    roundId: body.round_id,
    game: body.game,
    session: body.session,
    poolId: body.pool?.id,
  });
  const before = replayedAnswer(call, state, hash);
  if (before) return before;

  const { session } = state.debit;
  const wallet = state.wallets.find((each) => each.ledger === session?.ledger);
  if (!isOfMember(state) || session?.memberId !== state.member.id || !wallet)
    return answer('SESSION_INVALID', { tx_id: body.tx_id });
  if (session.expired)
    return answer('SESSION_EXPIRED', { tx_id: body.tx_id, balance: balanceOf(state, session.ledger) });

  const { ledger } = session;
  const common = { kind: 'bet' as const, txId: body.tx_id, vendorRoundId: body.round_id, amount: body.amount };
  const refuseFor = ({ code, ...restriction }: Refusal) =>
    recordRefusal(call, state, code, { ...common, ledger, loginId: session.loginId, ...restriction }, hash);
  const early = refusalOfCall(state, wallet, body);
  if (early) return refuseFor({ code: early });
  if (!isOfGame(state, session.nodeId)) return refuseFor({ code: 'INVALID_GAME' });
  const refusal = refusalOfBet(state, session, wallet, body);
  if (refusal) return refuseFor(refusal);

  const platformTxId = randomUUID();
  // Play money neither contributes to nor wins a pool of real money (PP-23).
  const pool = ledger === 'real' && body.pool && body.pool.contribution_micro > 0 ? body.pool : undefined;
  const bonus = ledger === 'real' ? state.bonus : null;
  // A free round takes nothing.
  const freeStake = body.free_rounds === undefined ? 0 : body.amount;
  const stake = body.amount - freeStake;
  const shares = sharesOfStake(stake, wallet.balance);
  const { balance } = await applyEffect(
    call,
    {
      ...common,
      memberId: state.member.id,
      moved: -shares.real,
      bonusMoved: -shares.bonus,
      state: 'applied',
      code: 'OK',
      platformTxId,
      answer: { ledger, ...(body.details && { details: body.details }) },
      ledgerKind: 'bet',
      about: state.game.name,
      lines: [
        ...(shares.real > 0 ? [{ accountId: wallet.id, amount: -shares.real }] : []),
        ...(bonus && shares.bonus > 0 ? [{ accountId: bonus.accountId, amount: -shares.bonus }] : []),
        ...(stake > 0 ? [{ accountId: await houseAccountOf(call, wallet), amount: stake }] : []),
      ],
      currency: wallet.currency,
      exponent: wallet.exponent,
      round: state.round
        ? { id: state.round.id, stake, bonusStake: shares.bonus }
        : {
            id: randomUUID(),
            stake,
            bonusStake: shares.bonus,
            open: {
              playSessionId: session.id,
              nodeId: session.nodeId,
              ledger,
              freeStake,
              ...countsFor(bonus, state.game),
            },
          },
      net: -shares.real,
      wagered: stake,
      loginId: isOwnPlay(state, ledger) ? session.loginId : null,
      countsForLimits: ledger === 'real',
      ...(stake > 0 && largeBet(call, state, wallet, body)),
      ...(pool && {
        poolId: pool.id,
        contributionMicro: pool.contribution_micro,
        contribution: { poolId: pool.id, micro: pool.contribution_micro },
      }),
    },
    hash,
  );
  return answer('OK', {
    tx_id: body.tx_id,
    platform_tx_id: platformTxId,
    balance: (balance ?? wallet.balance) + bonusAfter(state, wallet, { bonusMoved: -shares.bonus }),
    ...freeRoundsAfter(state, ledger, freeStake > 0 ? { left: -1 } : {}),
  });
};

/** The award that a new round counts for. */
const countsFor = (bonus: MemberBonus | null, { gameType }: GameState) =>
  bonus && { awardId: bonus.awardId, contributionMicro: contributionOf(bonus.requirement, gameType) };
