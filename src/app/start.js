// The page's only script, which the build puts into the page itself (vite.config.ts). It asks for the entry's chunks once the
// pictures of the first screen stand: on a phone, the scripts would hold that paint back. Each runs in a task of its own, in
// their order, so that a tap comes in between. As one task they hold a phone for half a second.

/** A picture that takes longer is not waited for, nor is the frame of a page in the background. */
const TIMEOUT_MS = 400;

/** @type {(selector: string) => NodeListOf<HTMLLinkElement>} */
const links = (selector) => document.querySelectorAll(selector);
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const painted = async () => {
  /** @type {NodeListOf<HTMLImageElement>} */
  const shown = document.querySelectorAll('.first img');
  await Promise.all([...shown].map((picture) => picture.decode().catch(() => undefined)));
  await new Promise(requestAnimationFrame);
  await nextTask();
};

/**
 * During an update the page may come from one version of the server and its scripts from another. It is loaded again, twice at most.
 * @param {unknown} error
 */
const loadAgain = (error) => {
  const tries = Number(history.state?.tries ?? 0);
  if (tries >= 2) throw error;
  history.replaceState({ ...history.state, tries: tries + 1 }, '');
  setTimeout(() => location.reload(), 1_000);
};

await Promise.race([painted(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
// None of them shared the line with that paint.
for (const link of links('link[data-rel]')) link.rel = link.dataset.rel ?? '';
try {
  for (const { href } of links('link[data-chunk]')) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
} catch (error) {
  loadAgain(error);
}

export {};
