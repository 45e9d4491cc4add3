import { createEffect } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';

/** Starts the download of a generated file. */
export const saveFileFx = createEffect(({ name, text, type }: { name: string; text: string; type: string }) => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked later: some browsers start reading the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), LIMITS.savedFileMs);
});
