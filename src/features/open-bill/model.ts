import { createEvent, createStore, sample } from 'effector';
import { salary, type BillBet, type BillDetail } from '../../../contract/salary.ts';
import { sessionEnded } from '../../entities/session/model.ts';
import { createCall } from '../../shared/api/call.ts';
import { saveFileFx } from '../../shared/lib/save-file.ts';

/** By the bill's id. */
export const billOpened = createEvent<string>();
export const billClosed = createEvent();
export const billRetried = createEvent();
/** Also retries a page that failed. */
export const moreBetsRequested = createEvent();
export const csvRequested = createEvent();

const loadBillFx = createCall(salary.bill);
const loadBetsFx = createCall(salary.billBets);
const loadCsvFx = createCall(salary.billCsv);

const $openId = createStore<string | null>(null)
  .on(billOpened, (_, id) => id)
  .reset(billClosed, sessionEnded);
/** Answers about a bill that is no longer open are dropped. */
const isOfOpen = (openId: string | null, { params }: { params: { id: string | number } }): boolean =>
  params.id === openId;
const billLoaded = sample({ clock: loadBillFx.done, source: $openId, filter: isOfOpen, fn: (_, { result }) => result });
const billFailed = sample({ clock: loadBillFx.fail, source: $openId, filter: isOfOpen, fn: (_, { error }) => error });
const betsLoaded = sample({ clock: loadBetsFx.done, source: $openId, filter: isOfOpen, fn: (_, done) => done });
const betsFailed = sample({ clock: loadBetsFx.fail, source: $openId, filter: isOfOpen, fn: (_, { error }) => error });
const csvLoaded = sample({ clock: loadCsvFx.done, source: $openId, filter: isOfOpen, fn: (_, { result }) => result });
const csvFailed = sample({ clock: loadCsvFx.fail, source: $openId, filter: isOfOpen, fn: (_, { error }) => error });
const left = [billOpened, billClosed, sessionEnded];

/** Null while unknown. */
export const $bill = createStore<BillDetail | null>(null)
  .on(billLoaded, (_, bill) => bill)
  .reset(left);
export const $billFailure = createStore<{ key: string } | null>(null)
  .on(billFailed, (_, failure) => failure)
  .reset(billRetried, ...left);
sample({ clock: billOpened, fn: (id) => ({ id }), target: loadBillFx });
sample({
  clock: billRetried,
  source: $openId,
  filter: (id) => id !== null,
  fn: (id) => ({ id: id! }),
  target: loadBillFx,
});

interface Bets {
  list: BillBet[];
  hasMore: boolean;
}
/** The bets loaded so far, oldest first; null before the first page. */
export const $bets = createStore<Bets | null>(null)
  .on(betsLoaded, (bets, { params, result }) => {
    const last = bets?.list.at(-1)?.id;
    // A page that was requested twice is added once.
    if (params.after === undefined ? bets !== null : Number(params.after) !== last) return bets;
    return { list: [...(bets?.list ?? []), ...result.list], hasMore: result.hasMore };
  })
  .reset(left);
export const $betsPending = loadBetsFx.pending;
export const $betsFailure = createStore<{ key: string } | null>(null)
  .on(betsFailed, (_, failure) => failure)
  .reset(loadBetsFx, ...left);
// The bets are requested after the bill: a bill of another agent has none.
sample({ clock: billLoaded, fn: ({ id }) => ({ id }), target: loadBetsFx });
sample({
  clock: moreBetsRequested,
  source: { id: $openId, bets: $bets, pending: $betsPending },
  filter: ({ id, pending }) => id !== null && !pending,
  fn: ({ id, bets }) => {
    const last = bets?.list.at(-1);
    return { id: id!, ...(last && { after: last.id }) };
  },
  target: loadBetsFx,
});

export const $csvPending = loadCsvFx.pending;
export const $csvFailure = createStore<{ key: string } | null>(null)
  .on(csvFailed, (_, failure) => failure)
  .reset(loadCsvFx, ...left);
sample({
  clock: csvRequested,
  source: { id: $openId, pending: $csvPending },
  filter: ({ id, pending }) => id !== null && !pending,
  fn: ({ id }) => ({ id: id! }),
  target: loadCsvFx,
});
sample({ clock: csvLoaded, fn: ({ name, csv }) => ({ name, text: csv, type: 'text/csv' }), target: saveFileFx });
