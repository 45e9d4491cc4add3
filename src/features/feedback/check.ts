import { FEEDBACK } from '../../../contract/support.ts';

/** A picture that goes with it: sent as soon as it is chosen, named by its id later. */
export interface Attached {
  /** Tells it from others of the same name. */
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  id?: number;
  /** Message key of why it could not be sent. */
  failure?: string;
}
export interface Draft {
  content: string;
  remark: string;
  images: readonly Attached[];
}

const TYPES = ['image/png', 'image/jpeg'];

/** Why the content cannot be sent: keys under `support.feedback.error`. The server checks the same. */
export const contentError = (content: string): 'empty' | 'short' | null => {
  const { length } = content.trim();
  if (length === 0) return 'empty';
  return length < FEEDBACK.content.min ? 'short' : null;
};

/** Why these files cannot be added to those there are; all are taken, or none. */
export const filesError = (there: number, files: readonly File[]): 'many' | 'type' | 'large' | null => {
  if (there + files.length > FEEDBACK.images) return 'many';
  if (files.some(({ type }) => !TYPES.includes(type))) return 'type';
  return files.some(({ size }) => size > FEEDBACK.imageBytes) ? 'large' : null;
};

/** Why the feedback cannot go with these pictures yet. */
export const unsentError = (images: readonly Attached[]): 'unsent' | 'failed' | null => {
  if (images.some(({ state }) => state === 'failed')) return 'failed';
  return images.every(({ state }) => state === 'sent') ? null : 'unsent';
};
