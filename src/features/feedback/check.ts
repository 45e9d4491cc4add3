import { FEEDBACK } from '../../../contract/support.ts';
import type { Attached } from '../../entities/pictures/index.ts';

export interface Draft {
  content: string;
  remark: string;
  images: readonly Attached[];
}

/** Why the content cannot be sent: keys under `support.feedback.error`. The server runs the same check. */
export const contentError = (content: string): 'empty' | 'short' | null => {
  const { length } = content.trim();
  if (length === 0) return 'empty';
  return length < FEEDBACK.content.min ? 'short' : null;
};
