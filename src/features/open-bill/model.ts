import { createEvent, createStore, sample } from 'effector';
import { salary, type BillBet } from '../../../contract/salary.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { saveFileFx } from '../../shared/lib/save-file.ts';

/** By the bill's id. */
export const billPage = createLifecycle<string>();
export const billRetried = createEvent();
/** Also retries a page that failed. */
export const moreBetsRequested = createEvent();
export const csvRequested = createEvent();

const left = [billPage.opened, billPage.closed, sessionEnded];
const $openId = createStore<string | null>(null)
  .on(billPage.opened, (_, id) => id)
  .reset(billPage.closed, sessionEnded);

const bill = createQuery(salary.bill, { resetOn: left });
export const { $data: $bill, $error: $billFailure } = bill;
// After the reset of the bill that was open before.
sample({ clock: billPage.opened, fn: (id) => ({ id }), target: bill.start });
sample({ clock: billRetried, target: bill.refresh });

const bets = createQuery(salary.billBets, { resetOn: left });
interface Bets {
  list: BillBet[];
  hasMore: boolean;
}
/** The bets loaded so far, oldest first; null before the first page. */
export const $bets = createStore<Bets | null>(null)
  .on(bets.done, (shown, { params, result }) => {
    const last = shown?.list.at(-1)?.id;
    // A page that was requested twice is added once.
    if (params.after === undefined ? shown !== null : Number(params.after) !== last) return shown;
    return { list: [...(shown?.list ?? []), ...result.list], hasMore: result.hasMore };
  })
  .reset(left);
export const { $pending: $betsPending, $error: $betsFailure } = bets;
// The bets are requested after the bill: a bill of another agent has none.
sample({ clock: bill.done, fn: ({ result: { id } }) => ({ id }), target: bets.start });
sample({
  clock: moreBetsRequested,
  source: { id: $openId, shown: $bets, pending: $betsPending },
  filter: ({ id, pending }) => id !== null && !pending,
  fn: ({ id, shown }) => {
    const last = shown?.list.at(-1);
    return { id: id!, ...(last && { after: last.id }) };
  },
  target: bets.start,
});

const csv = createQuery(salary.billCsv, { resetOn: left });
export const { $pending: $csvPending, $error: $csvFailure } = csv;
sample({
  clock: csvRequested,
  source: { id: $openId, pending: $csvPending },
  filter: ({ id, pending }) => id !== null && !pending,
  fn: ({ id }) => ({ id: id! }),
  target: csv.start,
});
sample({
  clock: csv.done,
  fn: ({ result: { name, csv: text } }) => ({ name, text, type: 'text/csv' }),
  target: saveFileFx,
});
