import { createEffect } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';

/** Hands the person a file, as a download of the page's own. */
export const saveFileFx = createEffect(({ name, text, type }: { name: string; text: string; type: string }) => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), LIMITS.savedFileMs);
});
