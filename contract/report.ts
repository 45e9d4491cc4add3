import * as z from 'zod/mini';
import { Done, endpoint } from './define.ts';

/** What failed: a script or stylesheet, a lazily loaded part, a page's code, a live stream, a text in a language. */
export const FAILED_PARTS = ['script', 'style', 'part', 'page', 'stream', 'text'] as const;
/** Why: not found (404), server error, timeout, no network, unknown, or an error in the code. */
export const FAILURE_REASONS = ['missing', 'error', 'late', 'offline', 'unknown', 'fault'] as const;

/** A failure report from a page (SYS-11). It holds no personal data and nothing that a person typed. */
export const PageFailure = z.strictObject({
  what: z.enum(FAILED_PARTS),
  reason: z.enum(FAILURE_REASONS),
  /** Path of the file, and the position in it where the code failed. */
  file: z.optional(z.string().check(z.maxLength(160), z.regex(/^\/[\w./-]+(:\d+){0,2}$/))),
  /** The class of the error. */
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
