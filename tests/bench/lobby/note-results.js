// Runs in the page before its scripts: times from a choice or a letter to the paint of the games that it finds.
{
  /** @type {number[]} */
  const tookMs = [];
  Object.assign(window, { tookMs });
  /** @type {number | null} */
  let requestedAt = null;
  let before = '';
  const shown = () =>
    [...document.querySelectorAll('main li[aria-posinset] a, main li[aria-posinset] button[aria-haspopup]')]
      .map((game) => game.getAttribute('aria-label'))
      .join();
  const ask = (/** @type {Event} */ { timeStamp, target }) => {
    if (!(target instanceof Element) || !target.closest('main')) return;
    requestedAt = timeStamp;
    before = shown();
  };
  for (const kind of ['click', 'input']) addEventListener(kind, ask, { capture: true });
  new MutationObserver(() => {
    if (requestedAt === null) return;
    const now = shown();
    if (now === '' || now === before) return;
    const since = requestedAt;
    requestedAt = null;
    requestAnimationFrame(() => {
      // A task after the frame: the games have been painted by then.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tookMs.push(performance.now() - since);
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true });
}
