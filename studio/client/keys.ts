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

/**
 * Character keys act only while the focus is among the choices: elsewhere, speech input or a stray key would make one
 * (WCAG 2.1.4).
 */
export function listenToChoices(choices: HTMLElement, onKey: (key: string) => void): void {
  choices.addEventListener('keydown', ({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (!repeat && !ctrlKey && !metaKey && !altKey) onKey(key.toUpperCase());
  });
}
