import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorCode, VendorRequest } from '../../../contract/vendor.ts';
import { answer } from './answers.ts';
import type { Desk } from './desk.ts';
import { look, type SeenRound } from './look.ts';
import { houseOf, isOwnPlay, record } from './record.ts';
import { hashOf, refuse, repeated } from './repeats.ts';
import { takeBack } from './take-back.ts';

type AdjustBody = VendorRequest<'adjust'>;

/** Re-settles a round by a difference (case 24). A correction, not a bet: neither session nor limits are asked. */
export const adjust = async (desk: Desk, body: AdjustBody): Promise<VendorAnswer> => {
  const hash = hashOf('adjust', body);
  const seen = await look(desk, {
    player: body.player,
    txId: body.tx_id,
    roundId: body.round_id,
    game: body.game,
  });
  const before = repeated(desk, seen, hash);
  if (before) return before;
  const { round, member } = seen;
  const wallet = seen.wallets.find((each) => each.ledger === round?.ledger);
  if (!member || !round || !wallet) return answer('BET_NOT_FOUND', { tx_id: body.tx_id });

  const common = {
    kind: 'adjust' as const,
    txId: body.tx_id,
    vendorRoundId: body.round_id,
    amount: body.amount,
  };
  const refusal = refusalOf(seen.cancelled, round, body, wallet.currency, seen.game?.nodeId);
  if (refusal) return refuse(desk, seen, refusal, { ...common, ledger: round.ledger }, hash);

  const platformTxId = randomUUID();
  const taken =
    body.amount < 0
      ? await takeBack(desk, seen, wallet, -body.amount, { txId: body.tx_id })
      : {
          moved: body.amount,
          lines:
            body.amount === 0
              ? []
              : [
                  { accountId: wallet.id, amount: body.amount },
                  { accountId: await houseOf(desk, wallet), amount: -body.amount },
                ],
        };
  const { balance } = await record(
    desk,
    {
      ...common,
      ...taken,
      memberId: member.id,
      state: 'applied',
      code: 'OK',
      platformTxId,
      answer: { ledger: round.ledger },
      postingKind: 'adjust',
      about: seen.game!.name,
      currency: wallet.currency,
      exponent: wallet.exponent,
      round: { id: round.id, payout: body.amount },
      net: body.amount,
      loginId: isOwnPlay(seen, round.ledger) ? round.loginId : null,
      countsForLimits: round.ledger === 'real',
    },
    hash,
  );
  return answer('OK', {
    tx_id: body.tx_id,
    platform_tx_id: platformTxId,
    balance: balance ?? wallet.balance,
  });
};

const refusalOf = (
  cancelled: boolean,
  round: SeenRound,
  body: AdjustBody,
  currency: string,
  nodeId?: number,
): VendorCode | undefined => {
  if (cancelled || round.state === 'rolled_back') return 'BET_CANCELLED';
  if (body.currency !== currency) return 'WRONG_CURRENCY';
  return nodeId === round.nodeId ? undefined : 'INVALID_GAME';
};
