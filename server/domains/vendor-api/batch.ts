import type { VendorAnswer, VendorRequest } from '../../../contract/vendor.ts';
import { adjust } from './adjust.ts';
import { answer, succeeded } from './responses.ts';
import { bet } from './bet.ts';
import { lockWallets, RollbackWith, type CallContext } from './call-context.ts';
import { memberIdOf } from './load-state.ts';
import { payloadHashOf } from './idempotency.ts';
import { rollback } from './rollback.ts';
import { settle, settleTogether } from './settle.ts';

type BatchedCall = VendorRequest<'batch'>['calls'][number];

const make = (call: CallContext, { call: name, body }: BatchedCall): Promise<VendorAnswer> => {
  if (name === 'bet') return bet(call, body);
  if (name === 'settle') return settle(call, body);
  if (name === 'rollback') return rollback(call, body);
  return adjust(call, body);
};

/** Applies calls in order, all or nothing (cases 21, 22). */
export const batch = async (call: CallContext, { calls }: VendorRequest<'batch'>): Promise<VendorAnswer> => {
  const members = new Set(calls.map(({ body }) => memberIdOf(body.player)).filter((id) => id !== null));
  await lockWallets(call, [...members]);
  const together = await allSettled(call, calls);
  if (together) return answer('OK', { results: together, balance: together.at(-1)!.balance });
  const results: VendorAnswer[] = [];
  for (const batched of calls) {
    const result = await make(call, batched);
    results.push(result);
    if (!succeeded(result)) throw new RollbackWith(refused(calls, results));
  }
  const { balance, free_rounds: left } = results.at(-1)!;
  return answer('OK', { results, balance, ...(left && { free_rounds: left }) });
};

/** A round of many players ends with a batch of settles. */
const allSettled = (call: CallContext, calls: BatchedCall[]): Promise<VendorAnswer[] | null> | null => {
  const bodies = calls.flatMap(({ call: name, body }) => (name === 'settle' ? [body] : []));
  return calls.length > 1 && bodies.length === calls.length ? settleTogether(call, bodies) : null;
};

/** Returns the refusal at its index. The other calls were not applied, so each may be repeated. */
const refused = (calls: BatchedCall[], results: VendorAnswer[]): VendorAnswer => {
  const { free_rounds: _notApplied, ...last } = results.at(-1)!;
  const undone = calls.map(({ body }, place) =>
    place === results.length - 1
      ? { ...last, platform_tx_id: null, balance: null }
      : answer('TEMPORARY', { tx_id: body.tx_id, message: 'not applied: another call of the batch was refused' }),
  );
  return { ...last, platform_tx_id: null, balance: null, results: undone };
};

/** Applies a bet and its win in one transaction. A refused bet is refused permanently, as in a single call. */
export const betSettle = async (call: CallContext, body: VendorRequest<'bet-settle'>): Promise<VendorAnswer> => {
  const { settle_tx_id, win_amount, round_closed, valid_stake, ...stake } = body;
  const hash = payloadHashOf('bet-settle', body);
  const staked = await bet(call, stake, hash);
  if (staked.code !== 'OK') return staked;
  const paid = await settle(
    call,
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
      ...(valid_stake !== undefined && { valid_stake }),
    },
    hash,
  );
  // If the win's transaction id was already used for something else, the stake is rolled back too.
  if (paid.code !== 'OK') throw new RollbackWith({ ...paid, tx_id: body.tx_id, platform_tx_id: null, balance: null });
  const { free_rounds: left } = paid;
  return { ...staked, balance: paid.balance, ...(left && { free_rounds: left }) };
};
