import type { VendorAnswer, VendorRequest } from '../../../contract/vendor.ts';
import { adjust } from './adjust.ts';
import { answer, succeeded } from './answers.ts';
import { bet } from './bet.ts';
import { lockWallets, Undo, type Desk } from './desk.ts';
import { memberIdOf } from './look.ts';
import { hashOf } from './repeats.ts';
import { rollback } from './rollback.ts';
import { settle } from './settle.ts';

type Call = VendorRequest<'batch'>['calls'][number];

const make = (desk: Desk, { call, body }: Call): Promise<VendorAnswer> => {
  if (call === 'bet') return bet(desk, body);
  if (call === 'settle') return settle(desk, body);
  if (call === 'rollback') return rollback(desk, body);
  return adjust(desk, body);
};

/** Calls in order, all or nothing (cases 21, 22). */
export const batch = async (desk: Desk, { calls }: VendorRequest<'batch'>): Promise<VendorAnswer> => {
  const members = new Set(calls.map(({ body }) => memberIdOf(body.player)).filter((id) => id !== null));
  await lockWallets(desk, [...members]);
  const results: VendorAnswer[] = [];
  for (const call of calls) {
    const result = await make(desk, call);
    results.push(result);
    if (!succeeded(result)) throw new Undo(refused(calls, results));
  }
  return answer('OK', { results, balance: results.at(-1)!.balance });
};

/** The refusal in its place; the others were not applied, so each may be made again. */
const refused = (calls: Call[], results: VendorAnswer[]): VendorAnswer => {
  const last = results.at(-1)!;
  const undone = calls.map(({ body }, place) =>
    place === results.length - 1
      ? { ...last, platform_tx_id: null, balance: null }
      : answer('TEMPORARY', { tx_id: body.tx_id, message: 'not applied: another call of the batch was refused' }),
  );
  return { ...last, platform_tx_id: null, balance: null, results: undone };
};

/** A bet and what it won, in one transaction; a bet that is refused is refused for good, as alone. */
export const betSettle = async (desk: Desk, body: VendorRequest<'bet-settle'>): Promise<VendorAnswer> => {
  const { settle_tx_id, win_amount, round_closed, ...stake } = body;
  const hash = hashOf('bet-settle', body);
  const staked = await bet(desk, stake, hash);
  if (staked.code !== 'OK') return staked;
  const paid = await settle(
    desk,
    {
      player: body.player,
      tx_id: settle_tx_id,
      bet_tx_id: body.tx_id,
      round_id: body.round_id,
      game: body.game,
      amount: win_amount,
      currency: body.currency,
      round_closed,
      type: 'win',
    },
    hash,
  );
  // Not even the stake stands where the win's transaction was used for something else: what was found under way is not so.
  if (paid.code !== 'OK') throw new Undo({ ...paid, tx_id: body.tx_id, platform_tx_id: null, balance: null });
  return { ...staked, balance: paid.balance };
};
