// Runs in the page before all else: notes in `painted` when each figure under the label "Balance" has been painted.
// A script of its own, for what is compiled for Node does not run in a page.
{
  /** @type {Record<string, number>} */
  const painted = {};
  Object.assign(window, { painted });
  const look = () => {
    const text = document.querySelector('[role="status"][aria-label="Balance"]')?.textContent ?? '';
    const amount = text.replace(/\D/g, '');
    if (amount === '' || amount in painted) return;
    painted[amount] = Infinity;
    requestAnimationFrame(() => {
      // A task after the frame: by then it has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        painted[amount] = performance.timeOrigin + performance.now();
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
