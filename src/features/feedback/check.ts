import { FEEDBACK } from '../../../contract/support.ts';

/** An attached picture: uploaded when chosen, referred to by its id later. */
export interface Attached {
  /** Distinguishes it from others with the same name. */
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  id?: number;
  /** Message key of the upload failure. */
  failure?: string;
}
export interface Draft {
  content: string;
  remark: string;
  images: readonly Attached[];
}

const TYPES = ['image/png', 'image/jpeg'];

/** Why the content cannot be sent: keys under `support.feedback.error`. The server runs the same check. */
export const contentError = (content: string): 'empty' | 'short' | null => {
  const { length } = content.trim();
  if (length === 0) return 'empty';
  return length < FEEDBACK.content.min ? 'short' : null;
};

/** Why these files cannot be added to the existing ones. Either all are added, or none. */
export const filesError = (there: number, files: readonly File[]): 'many' | 'type' | 'large' | null => {
  if (there + files.length > FEEDBACK.images) return 'many';
  if (files.some(({ type }) => !TYPES.includes(type))) return 'type';
  return files.some(({ size }) => size > FEEDBACK.imageBytes) ? 'large' : null;
};

/** Why the feedback cannot be sent with these pictures yet. */
export const unsentError = (images: readonly Attached[]): 'unsent' | 'failed' | null => {
  if (images.some(({ state }) => state === 'failed')) return 'failed';
  return images.every(({ state }) => state === 'sent') ? null : 'unsent';
};
