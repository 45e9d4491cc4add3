import * as z from 'zod/mini';
import { Done, endpoint } from './define.ts';

/** What failed: a script or a style that was to come, a part that was waited for, a page that broke, a stream of the live side. */
export const FAILED_PARTS = ['script', 'style', 'part', 'page', 'stream'] as const;
/** Why: not there (404), the server's error, over time, no line, cannot be told, a fault of the code. */
export const FAILURE_REASONS = ['missing', 'error', 'late', 'offline', 'unknown', 'fault'] as const;

/** A failure as a page tells it (SYS-11): no word of whose page it is, and none that somebody typed. */
export const PageFailure = z.strictObject({
  what: z.enum(FAILED_PARTS),
  reason: z.enum(FAILURE_REASONS),
  /** The file's path, and the place in it where the code broke. */
  file: z.optional(z.string().check(z.maxLength(160), z.regex(/^\/[\w./-]+(:\d+){0,2}$/))),
  /** The error's class. */
  error: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
});
export type PageFailure = z.infer<typeof PageFailure>;

export const report = {
  failure: endpoint({
    method: 'POST',
    path: '/wps/system/report',
    auth: 'visitor',
    encoding: 'json',
    automatic: true,
    whileClosed: true,
    bodyBytes: 1_024,
    request: PageFailure,
    response: Done,
    errors: [],
    perMinute: 20,
    summary: 'A page tells what failed in it; it is logged and counted (SYS-11).',
  }),
} as const;
