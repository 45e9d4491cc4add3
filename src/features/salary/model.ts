import { combine, createEvent, createStore, sample } from 'effector';
import { map, withLatestFrom } from 'rxjs';
import { salary, type Bill, type Span } from '../../../contract/salary.ts';
import { realtimeSalary, type RealtimeSalary } from '../../../streams/feeds/realtime-salary.ts';
import { createRecord } from '../../entities/records/index.ts';
import { $agentKey, sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

export const salaryPage = createLifecycle();
export const spanChosen = createEvent<Span>();

/** The value and when it arrived, by the server's clock. */
export type SeenSalary = RealtimeSalary & { seenAtMs: number };

/** LIVE-06: the accrual of the running window. */
export const { $value: $salary } = liveState<'salary', SeenSalary>({
  feed: 'salary',
  $key: $agentKey,
  lifecycle: salaryPage,
  stream: (syncEvents$, key, { scheduler }, { connection$ }) => {
    const serverOffsetMs$ = connection$.pipe(map((connection) => connection.serverOffsetMs));
    return realtimeSalary({ syncEvents$, serverOffsetMs$ }, key, { scheduler }).pipe(
      withLatestFrom(serverOffsetMs$),
      map(
        ([figure, offsetMs]): SeenSalary | null => figure && { ...figure, seenAtMs: scheduler.now() + (offsetMs ?? 0) },
      ),
    );
  },
});

const resetOn = [salaryPage.closed, sessionEnded];
/** The terms in force; null while unknown. They stay while the page is closed. */
const status = createQuery(salary.status, { resetOn: [sessionEnded] });
export const { $data: $status, $error: $statusFailure } = status;
export const $span = createStore<Span>('5m').on(spanChosen, (_, span) => span);
const history = createQuery(salary.history, { resetOn });
export const $historyFailure = history.$error;

/** A window was settled, or another one started. */
const moved = sample({
  clock: $salary.map((figure) => figure && `${figure.windowStartMs} ${figure.lastBill?.id ?? ''}`).updates,
  filter: Boolean,
});
sample({ clock: [salaryPage.opened, moved], fn: () => ({}), target: status.start });
sample({
  clock: [salaryPage.opened, moved, spanChosen],
  source: $span,
  fn: (span) => ({ span }),
  target: history.start,
});

type Point = readonly [atMs: number, amount: number];
/** Maximum points kept. A page that stays open for a day gets four points a second. */
const MAX_POINTS = 6_000;
/** Drops every second point of the older half. */
const thinned = (points: Point[]): Point[] =>
  points.length <= MAX_POINTS
    ? points
    : points.filter(([, amount], index) => index > MAX_POINTS / 2 || index % 2 === 0 || amount === 0);

/** The accrual as loaded and as received since, oldest first. Each window starts at zero. */
export const $points = createStore<Point[]>([])
  .on(history.done, (seen, { result: { atMs, amounts } }) => {
    const last = atMs.at(-1) ?? 0;
    const before = atMs.map((at, index): Point => [at, amounts[index] ?? 0]);
    return [...before, ...seen.filter(([at]) => at > last)];
  })
  .on($salary, (points, figure) => (figure ? thinned([...points, [figure.seenAtMs, figure.accrued.amount]]) : points))
  .reset(resetOn);
export const $settlements = history.$data.map((answer): Bill[] => answer?.bills ?? []);

/** The settlements, newest first. They stay loaded while one of them is open. */
export const billRecord = createRecord(createCall(salary.bills), ({ id }: Bill) => id);
sample({ clock: salaryPage.opened, fn: () => ({}), target: billRecord.opened });
sample({ clock: moved, fn: () => {}, target: billRecord.refreshed });
sample({ clock: sessionEnded, fn: () => {}, target: billRecord.forgotten });

/** One point of the chart's x axis: the accrual at that time, or the settlement of the window that ended then. */
export interface Mark {
  atMs: number;
  accrued: number | null;
  settled: number | null;
}
/** Accruals and settlements on one time axis, oldest first. */
export const $marks = combine($points, $settlements, (points, bills): Mark[] =>
  [
    ...points.map(([atMs, accrued]): Mark => ({ atMs, accrued, settled: null })),
    ...bills.map(({ windowEndMs, amount }): Mark => ({ atMs: windowEndMs, accrued: null, settled: amount.amount })),
  ].sort((a, b) => a.atMs - b.atMs),
);
