const OWN_KEYS = 'button, select, input, a, dialog, summary';

/** Space and Enter press the button unless another control has the focus. A key held down plays once: no autoplay (PP-20). */
export function listenToKeys(onPlay: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    const from = event.target instanceof Element ? event.target : null;
    if (event.repeat && from?.closest('.spin')) event.preventDefault();
    if (event.repeat || from?.closest(OWN_KEYS) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onPlay();
  });
}
