import { createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { records } from '../../../contract/records.ts';
import { betRecord, createDownload, transactionRecord } from '../../entities/records/index.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { $balance, $play } from '../../entities/wallet/model.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import type { Days } from '../../widgets/period/index.ts';

/** Several movements of one round trigger one reload. */
const SETTLE_MS = 250;
export const recordLeft = createEvent();
export const recordDownload = createDownload(createCall(records.export), [recordLeft]);

const $shown = createStore<'transactions' | 'bets' | null>(null)
  .on(transactionRecord.opened, () => 'transactions' as const)
  .on(betRecord.opened, () => 'bets' as const)
  .on(recordLeft, () => null);

const $isOpen = $shown.map((shown) => shown !== null);
const balanceMoved = debounce(sample({ clock: $balance, filter: $isOpen }), SETTLE_MS);
const playMoved = debounce(sample({ clock: $play, filter: $isOpen }), SETTLE_MS);
// The records reload after the live figures change: the movement is in the ledger by then.
sample({
  clock: balanceMoved,
  source: $shown,
  filter: (shown) => shown === 'transactions',
  fn: () => {},
  target: transactionRecord.refreshed,
});
sample({
  clock: [balanceMoved, playMoved],
  source: $shown,
  filter: (shown) => shown === 'bets',
  fn: () => {},
  target: betRecord.refreshed,
});

sample({ clock: sessionEnded, fn: () => {}, target: [transactionRecord.forgotten, betRecord.forgotten] });

/** The profit page is shown for these days. */
export const profitRequested = createEvent<Days>();
const profit = createQuery(createCall(records.profit), { resetOn: [sessionEnded] });
sample({ clock: profitRequested, fn: ({ from, to }) => ({ from, to }), target: profit.start });
export const { $data: $profit, $error: $profitFailure, $pending: $profitPending } = profit;
