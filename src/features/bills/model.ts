import { combine, createEvent, createStore, sample } from 'effector';
import { salary, type SummedKind } from '../../../contract/salary.ts';
import type { RequestOf } from '../../../contract/define.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { saveFileFx } from '../../shared/lib/save-file.ts';
import { createServerTime } from '../../shared/realtime/server-time.ts';

/** The page of a kind of pay whose windows are an hour or longer. */
export const payPage = createLifecycle<SummedKind>();
/** The selected bills of the page's kind. */
export type Selection = Omit<RequestOf<typeof salary.list>, 'kind'>;
export const billsRequested = createEvent<Selection>();
export const billsRetried = createEvent();
export const csvRequested = createEvent();

const resetOn = [payPage.opened, payPage.closed, sessionEnded];
const $kind = createStore<SummedKind | null>(null)
  .on(payPage.opened, (_, kind) => kind)
  .reset(payPage.closed, sessionEnded);
const $selection = createStore<Selection | null>(null)
  .on(billsRequested, (_, selection) => selection)
  .reset(payPage.closed, sessionEnded);

const running = createQuery(salary.running, { resetOn });
/** The window that is not settled yet; null without a contract in force. Undefined while unknown. */
export const $running = running.$data.map((answer) => (answer ? answer.running : undefined), { skipVoid: false });
export const $runningFailure = running.$error;

const status = createQuery(salary.status, { resetOn });
/** The terms in force, and those of the next window. */
export const $status = status.$data;

const bills = createQuery(salary.list, { resetOn });
export const { $data: $bills, $error: $billsFailure, $pending: $billsPending } = bills;

/** The minute before and the present one, by the server's clock; null while unknown. */
const $minutes = createStore<{ before: number | null; now: number | null }>({ before: null, now: null })
  .on(
    createServerTime(payPage).map((atMs) => (atMs === null ? null : Math.floor(atMs / 60_000))),
    ({ now }, minute) => ({ before: now, now: minute }),
  )
  .reset(payPage.opened);
/** A new minute: turnover may have been counted, and a window settled. */
const minutePassed = sample({
  clock: $minutes.updates,
  filter: ({ before, now }) => before !== null && now !== null,
  fn: () => {},
});

const requested = sample({ clock: payPage.opened, fn: (kind) => ({ kind }) });
sample({ clock: requested, target: [running.start, status.start] });
sample({ clock: minutePassed, target: [running.refresh, bills.refresh] });
const $requested = combine($kind, $selection, (kind, selection) => (kind && selection ? { kind, ...selection } : null));
sample({ clock: $requested, filter: Boolean, target: bills.start });
sample({ clock: billsRetried, target: [bills.refresh, running.refresh, status.refresh] });

const csv = createQuery(salary.listCsv, { resetOn });
export const { $pending: $csvPending, $error: $csvFailure } = csv;
sample({
  clock: csvRequested,
  source: { requested: $requested, pending: $csvPending },
  filter: ({ requested: selected, pending }) => selected !== null && !pending,
  fn: ({ requested: selected }) => {
    const { page: _, ...selection } = selected!;
    return selection;
  },
  target: csv.start,
});
sample({
  clock: csv.done,
  fn: ({ result: { name, csv: text } }) => ({ name, text, type: 'text/csv' }),
  target: saveFileFx,
});
