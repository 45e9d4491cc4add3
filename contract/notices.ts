import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { Language, Millis, QueryInt } from './primitives.ts';

/** A notice in all the languages it was written in. EN is always present. Only agents see type AG. */
export const Notice = z.strictObject({
  id: z.int(),
  type: z.enum(['B', 'PL', 'PU', 'PR', 'H', 'AG']),
  title: z.partialRecord(Language, z.string()),
  content: z.partialRecord(Language, z.string()),
  publishedAtMs: Millis,
});
export type Notice = z.infer<typeof Notice>;

export const notices = {
  list: endpoint({
    method: 'GET',
    path: '/wps/relay/MCS_announcements',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({
      types: z.string().check(z.maxLength(32), z.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)),
      platform: z.literal('W'),
      execution: z.optional(z.enum(['A', 'B', 'F'])),
      pageNo: QueryInt,
    }),
    response: z.strictObject({ list: z.array(Notice), pageNum: z.int(), totalPages: z.int(), seq: z.int() }),
    errors: [],
    automatic: true,
    summary: 'Notices, newest first, 8 a page (HOME-01, HOME-07).',
  }),
} as const;
