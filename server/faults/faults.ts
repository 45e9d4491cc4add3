import type { PageFailure } from '../../contract/report.ts';
import type { Fault, Place } from './reporter.ts';

/** Failures of the line and slow networks are no faults. */
const FAULTY: readonly PageFailure['reason'][] = ['missing', 'error', 'fault'];

/** Of `/assets/site-a1.js:10:200`, or without a position. */
const placeIn = (text: string): Place => {
  const [file = '', line, column] = text.split(':');
  return { file, ...(line && { line: Number(line) }), ...(column && { column: Number(column) }) };
};

/** The fault behind a page's report; `source`: the place in the sources. Undefined where nothing is at fault. */
export const pageFault = (
  merchant: string,
  { what, reason, file, error }: PageFailure,
  source: Place | undefined,
): Fault | undefined =>
  FAULTY.includes(reason)
    ? {
        from: 'page',
        error: error ?? `${what}_${reason}`,
        places: source ? [source] : file ? [placeIn(file)] : [],
        tags: { merchant, what, reason },
      }
    : undefined;

/** A line of a stack: a file of the server, or of a package. */
const FRAME = /^ +at .*?\/((?:node_modules|server|contract|streams|dist)\/[^:()]+):(\d+):(\d+)\)?$/;

/** The fault behind an error that a call ended with. */
export const serverFault = (cause: unknown, call: string): Fault => {
  const { name = 'unknown', stack = '', code } = (cause ?? {}) as { name?: string; stack?: string; code?: unknown };
  const places = stack.split('\n').flatMap((each): Place[] => {
    const [, file, line, column] = FRAME.exec(each) ?? [];
    return file ? [{ file, line: Number(line), column: Number(column) }] : [];
  });
  return { from: 'server', error: name, places, tags: { call, ...(typeof code === 'string' && { code }) } };
};
