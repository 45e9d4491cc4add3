import { attach, createEffect } from 'effector';
import { $baseUrl } from '../api/context.ts';

/** Lets the browser save from an address while it reads, so that a large file is never in the page's memory. */
export const downloadFx = createEffect((address: string) => {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
});

/** The same, by a path of the server. */
export const startDownloadFx = attach({
  source: $baseUrl,
  mapParams: ({ path }: { path: string }, baseUrl) => baseUrl + path,
  effect: downloadFx,
});
