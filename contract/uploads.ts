import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { FEEDBACK } from './support.ts';

/** Uploads have their own endpoints, so that no other endpoint needs a large body limit. */
export const uploads = {
  feedbackPicture: endpoint({
    method: 'POST',
    path: '/wps/relay/MCS_feedbackPicture',
    auth: 'member',
    encoding: 'upload',
    /** Allowance for the form around the file. */
    bodyBytes: FEEDBACK.imageBytes + 4 * 1024,
    request: z.strictObject({ file: z.file() }),
    response: z.strictObject({ id: z.int() }),
    errors: ['image_not_allowed'],
    perMinute: 12,
    summary:
      'Sends one PNG or JPEG for a feedback, or an answer about a withdrawal, that follows within the hour; it is written anew, without what was hidden in it.',
  }),
} as const;
