import { createEffect, createEvent, createStore, sample } from 'effector';
import { report, type PageFailure } from '../../contract/report.ts';
import { createCall } from '../shared/api/call.ts';
import { streamFailed } from '../shared/realtime/bridge.ts';
import { textFirstMissed, type MissingText } from './missing-texts.ts';
import { failureOf, partFailed } from './part-failure.ts';

/** Maximum reports of a page that fails repeatedly. Each failure is reported once. */
const MAX_REPORTS = 10;

/** The position of the failure in the site's files. A line of the stack contains no personal data. */
const placeOf = ({ stack = '' }: Error): string | undefined => /\/assets\/[\w.-]+\.js:\d+:\d+/.exec(stack)?.[0];
const fileOf = ({ message }: Error): string | undefined => /\/assets\/[\w./-]+/.exec(message)?.[0];
const nameOf = ({ name }: Error): string | undefined => (/^[A-Za-z]{1,40}$/.test(name) ? name : undefined);

/** Why a file did not load. The browser does not say, so the file is requested again, without its body. */
const reasonOf = async (file: string | undefined): Promise<PageFailure['reason']> => {
  if (!navigator.onLine) return 'offline';
  if (!file) return 'unknown';
  try {
    const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    return status === 404 ? 'missing' : 'error';
  } catch {
    return 'offline';
  }
};

const inspectFx = createEffect(async (error: Error): Promise<PageFailure> => {
  const kind = failureOf(error);
  if (kind === 'late') return { what: 'part', reason: 'late' };
  if (kind === 'crash') return { what: 'page', reason: 'fault', file: placeOf(error), error: nameOf(error) };
  const file = fileOf(error);
  return { what: kind, reason: await reasonOf(file), file };
});
const streamFailure = (error: unknown): PageFailure => {
  const isError = error instanceof Error;
  return { what: 'stream', reason: 'fault', ...(isError && { file: placeOf(error), error: nameOf(error) }) };
};

const textFailure = ({ tag, key }: MissingText): PageFailure => ({
  what: 'text',
  reason: 'missing',
  file: `/${tag}/${key}`.replaceAll(/[^\w./-]/g, '-').slice(0, 160),
});

/** Offline, a report waits for the connection. */
const lineFx = createEffect(
  () =>
    new Promise<void>((resolve) => {
      if (navigator.onLine) resolve();
      else window.addEventListener('online', () => resolve(), { once: true });
    }),
);
const tellFx = createCall(report.failure);
/** Sends the report once the page is online. */
const reportFx = createEffect(async (failure: PageFailure) => {
  await lineFx();
  await tellFx(failure);
});

const $received = createStore<readonly string[]>([]);
const keyOf = (failure: PageFailure): string => JSON.stringify(failure);
const failed = sample({
  clock: [inspectFx.doneData, streamFailed.map(streamFailure), textFirstMissed.map(textFailure)],
  source: $received,
  filter: (received, failure) => received.length < MAX_REPORTS && !received.includes(keyOf(failure)),
  fn: (_, failure) => failure,
});
$received.on(failed, (received, failure) => [...received, keyOf(failure)]);

/** An error that no part of the page caught. Where its stack names no file of the site, it is a browser's or an extension's. */
export const uncaught = createEvent<unknown>();
const isOurs = (error: unknown): error is Error => error instanceof Error && placeOf(error) !== undefined;

sample({ clock: [partFailed, uncaught.filter({ fn: isOurs })], target: inspectFx });
sample({ clock: failed, target: reportFx });
