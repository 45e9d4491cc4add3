import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorCode, VendorRequest } from '../../../contract/vendor.ts';
import { answer } from './responses.ts';
import type { CallContext } from './call-context.ts';
import { isOfGame, isOfMember, loadState, type RoundRow } from './load-state.ts';
import { isOwnPlay, applyEffect } from './apply.ts';
import { freeRoundsAfter, wonIn } from './free-rounds.ts';
import { payloadHashOf, recordRefusal, replayedAnswer } from './idempotency.ts';
import { adjusted } from './significant.ts';
import { bonusAfter, credit, sharesOfRound, takeBack, type Credited } from './bonus-lines.ts';

type AdjustBody = VendorRequest<'adjust'>;

/** Re-settles a round by a difference (case 24). It is a correction, not a bet: it checks neither session nor limits. */
export const adjust = async (call: CallContext, body: AdjustBody): Promise<VendorAnswer> => {
  const hash = payloadHashOf('adjust', body);
  const state = await loadState(call, {
    player: body.player,
    txId: body.tx_id,
    roundId: body.round_id,
    game: body.game,
  });
  const before = replayedAnswer(call, state, hash);
  if (before) return before;
  const { round } = state;
  const wallet = state.wallets.find((each) => each.ledger === round?.ledger);
  if (!isOfMember(state) || !round || !wallet) return answer('BET_NOT_FOUND', { tx_id: body.tx_id });

  const common = {
    kind: 'adjust' as const,
    txId: body.tx_id,
    vendorRoundId: body.round_id,
    amount: body.amount,
  };
  const refuseFor = (code: VendorCode) => recordRefusal(call, state, code, { ...common, ledger: round.ledger }, hash);
  const refusal = refusalOf(state.cancelled, round, body, wallet.currency);
  if (refusal) return refuseFor(refusal);
  if (!isOfGame(state, round.nodeId)) return refuseFor('INVALID_GAME');

  const states = body.valid_stake !== undefined;
  const platformTxId = randomUUID();
  const shares = sharesOfRound(round, Math.abs(body.amount));
  const taken: Credited & { short?: number } =
    body.amount < 0
      ? await takeBack(call, state, wallet, round, shares, { txId: body.tx_id })
      : await credit(call, wallet, round, shares);
  // What the wallet lacks is owed: it counts as taken.
  const real = taken.moved - (taken.short ?? 0);
  const { balance } = await applyEffect(
    call,
    {
      ...common,
      ...taken,
      memberId: state.member.id,
      state: 'applied',
      code: 'OK',
      platformTxId,
      answer: {
        ledger: round.ledger,
        ...(body.amount < 0 && { taken: real }),
        ...(states && { validStakeBefore: round.validStake }),
      },
      ledgerKind: 'adjust',
      about: state.game.name,
      currency: wallet.currency,
      exponent: wallet.exponent,
      round: {
        id: round.id,
        payout: body.amount,
        // What its bonus account lacks is the house's loss; what a free round won is the same.
        bonusPayout: round.freeStake > 0 ? body.amount : taken.bonusMoved,
        ...(states && round.freeStake === 0 && { validStake: body.valid_stake }),
      },
      net: real,
      loginId: isOwnPlay(state, round.ledger) ? round.loginId : null,
      countsForLimits: round.ledger === 'real',
      ...adjusted(call, round, wallet, body, taken),
    },
    hash,
  );
  return answer('OK', {
    tx_id: body.tx_id,
    platform_tx_id: platformTxId,
    balance: (balance ?? wallet.balance) + bonusAfter(state, wallet, taken),
    ...freeRoundsAfter(state, wallet.ledger, wonIn(state, round, body.amount)),
  });
};

const refusalOf = (cancelled: boolean, round: RoundRow, body: AdjustBody, currency: string): VendorCode | undefined => {
  if (cancelled || round.state === 'rolled_back') return 'BET_CANCELLED';
  if (body.currency !== currency) return 'WRONG_CURRENCY';
  if (body.valid_stake !== undefined && (round.state !== 'closed' || body.valid_stake > round.stake + round.freeStake))
    return 'INVALID_AMOUNT';
  return undefined;
};
