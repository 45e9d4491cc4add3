import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorRequest } from '../../../contract/vendor.ts';
import { answer } from './answers.ts';
import { refusalOfBet } from './bet-rules.ts';
import type { Desk } from './desk.ts';
import { look } from './look.ts';
import { houseOf, isOwnPlay, record } from './record.ts';
import { hashOf, refuse, repeated } from './repeats.ts';

type BetBody = VendorRequest<'bet'>;

/** Takes a stake (cases 1 to 7, 16, 26 to 29, 33). */
export const bet = async (desk: Desk, body: BetBody, hash = hashOf('bet', body)): Promise<VendorAnswer> => {
  const seen = await look(desk, {
    player: body.player,
    txId: body.tx_id,
    roundId: body.round_id,
    game: body.game,
    debit: { session: body.session, poolId: body.pool?.id },
  });
  const before = repeated(desk, seen, hash);
  if (before) return before;

  const session = seen.debit!.session;
  const wallet = seen.wallets.find((each) => each.ledger === session?.ledger);
  if (!seen.member || !session || session.memberId !== seen.member.id || !wallet)
    return answer('SESSION_INVALID', { tx_id: body.tx_id });
  if (session.expired) return answer('SESSION_EXPIRED', { tx_id: body.tx_id, balance: wallet.balance });

  const { ledger } = session;
  const common = { kind: 'bet' as const, txId: body.tx_id, vendorRoundId: body.round_id, amount: body.amount };
  const refusal = refusalOfBet(seen, session, wallet, body);
  if (refusal) return refuse(desk, seen, refusal, { ...common, ledger }, hash);

  const platformTxId = randomUUID();
  // Play money neither feeds nor empties a pool of real money (PP-23).
  const pool = ledger === 'real' && body.pool && body.pool.contribution_micro > 0 ? body.pool : undefined;
  const { balance } = await record(
    desk,
    {
      ...common,
      memberId: seen.member.id,
      moved: -body.amount,
      state: 'applied',
      code: 'OK',
      platformTxId,
      answer: { ledger },
      postingKind: 'bet',
      about: seen.game!.name,
      lines: [
        { accountId: wallet.id, amount: -body.amount },
        { accountId: await houseOf(desk, wallet), amount: body.amount },
      ],
      currency: wallet.currency,
      exponent: wallet.exponent,
      round: seen.round
        ? { id: seen.round.id, stake: body.amount }
        : {
            id: randomUUID(),
            stake: body.amount,
            open: { playSessionId: session.id, nodeId: session.nodeId, ledger },
          },
      net: -body.amount,
      wagered: body.amount,
      loginId: isOwnPlay(seen, ledger) ? session.loginId : null,
      countsForLimits: ledger === 'real',
      ...(pool && {
        poolId: pool.id,
        contributionMicro: pool.contribution_micro,
        contribution: { poolId: pool.id, micro: pool.contribution_micro },
      }),
    },
    hash,
  );
  return answer('OK', { tx_id: body.tx_id, platform_tx_id: platformTxId, balance });
};
