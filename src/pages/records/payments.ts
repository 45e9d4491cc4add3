import { createEvent, sample } from 'effector';
import type { PaymentReference } from '../../../contract/payment-records.ts';
import { records } from '../../../contract/records.ts';
import { depositRecord, withdrawalRecord } from '../../entities/records/index.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { $owner } from '../../entities/wallet/model.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

/** The page that lists payments is shown. */
export const paymentsShown = createLifecycle();
export const paymentRecords = { deposit: depositRecord, withdrawal: withdrawalRecord } as const;

/** One payment is opened, or closed. */
export const paymentRequested = createEvent<PaymentReference>();
export const paymentClosed = createEvent();
const payment = createQuery(records.payment, { resetOn: [sessionEnded, paymentClosed] });
export const { $data: $payment, $error: $paymentFailure } = payment;
sample({ clock: paymentRequested, target: payment.start });

const $key = $owner.map((owner) => owner && `member:${owner.memberId}`);
for (const [feed, record] of [
  ['deposits', depositRecord],
  ['withdrawals', withdrawalRecord],
] as const) {
  /** A payment of this kind is new or changed. */
  const { changed } = liveState({ feed, $key, lifecycle: paymentsShown });
  // A list that was not opened yet has nothing to refresh.
  sample({
    clock: changed,
    source: record.$state,
    filter: (state) => state !== 'loading',
    fn: () => {},
    target: record.refreshed,
  });
  sample({ clock: changed, fn: () => {}, target: payment.refresh });
  sample({ clock: sessionEnded, fn: () => {}, target: record.forgotten });
}
