// Runs in the page before its scripts: records in `painted` when each value under the label "Balance" has been painted. A
// separate script, because code compiled for Node does not run in a page.
{
  /** @type {Record<string, number>} */
  const painted = {};
  Object.assign(window, { painted });
  const look = () => {
    const text = document.querySelector('[role="group"][aria-label="Balance"]')?.textContent ?? '';
    const amount = text.replace(/\D/g, '');
    if (amount === '' || amount in painted) return;
    painted[amount] = Infinity;
    requestAnimationFrame(() => {
      // A task after the frame: the value has been painted by then.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        painted[amount] = performance.timeOrigin + performance.now();
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
