import { sample } from 'effector';
import { points, type PointExchange, type PointTransaction } from '../../../contract/points.ts';
import { pointsMoved } from './live.ts';
import { createRecord } from '../../entities/records/index.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** The lists of exchanges and of points. */
export const exchangesView = createLifecycle();
export const entriesView = createLifecycle();

export const exchangeRecord = createRecord(
  createCall(points.redeemList),
  ({ transactionNumber }: PointExchange) => transactionNumber,
);
export const entryRecord = createRecord(createCall(points.transactionDetail), ({ number }: PointTransaction) =>
  String(number),
);
/** What expires on which day of the next days. */
export const expiringQuery = createQuery(points.transactionDetail, { resetOn: [sessionEnded, entriesView.closed] });

// Live: each change of points is an exchange that is new or decided, or an entry.
sample({
  clock: [pointsMoved, $language],
  filter: exchangesView.$isOpen,
  fn: () => {},
  target: exchangeRecord.refreshed,
});
sample({
  clock: pointsMoved,
  filter: entriesView.$isOpen,
  fn: () => {},
  target: [entryRecord.refreshed, expiringQuery.refresh],
});
sample({ clock: sessionEnded, fn: () => {}, target: [exchangeRecord.forgotten, entryRecord.forgotten] });
