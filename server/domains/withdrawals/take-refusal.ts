import type { BaseContext } from '../../app/base-context.ts';
import { payloadHash } from '../../ledger/payload-hash.ts';
import type { ProviderRefusal } from '../../payments/provider-refusal.ts';
import { keepProviderEvent } from '../../payments/provider-events.ts';
import { changeState, lockWithdrawal } from './change-state.ts';
import { recordIncident } from './incidents.ts';
import type { WithdrawalRow } from './row.ts';

/**
 * Takes a provider's refusal of a call about an order. An order that it never took and refuses for good has failed, and its
 * amount returns to the wallet. Any other refusal becomes an incident for the operator, once for each status, and the provider is
 * asked again later.
 */
export const takeRefusal = (
  ctx: BaseContext,
  { merchant, id }: Pick<WithdrawalRow, 'merchant' | 'id'>,
  { status, isFinal }: ProviderRefusal,
): Promise<void> =>
  ctx.database.transact(async (tx) => {
    const row = await lockWithdrawal(tx, merchant, id);
    if (!row) return;
    // A reference means that the provider took the order before.
    if (isFinal && row.state === 'paying' && row.provider_ref === null) {
      await changeState(tx, row, 'failed', { actor: 'provider', reason: 'payout_refused', details: { status } });
      return;
    }
    const { provider } = row;
    const event = { provider, eventId: `${id}/refused/${status}`, hash: payloadHash({ status }) };
    if ((await keepProviderEvent(tx, event)) === 'new')
      await recordIncident(tx, row, 'payout_call_refused', { status });
  });
