import type { RoundView } from '../../protocol.ts';
import { h, type Child } from '../dom.ts';
import type { FreeRoundsEnd } from '../free-rounds.ts';
import type { I18n } from '../i18n/index.ts';
import { formatMoney } from '../money.ts';

let count = 0;

/** Opens a titled dialog over the game. The browser traps and restores the focus. */
export function openDialog({ t }: Pick<I18n, 't'>, title: string, ...children: Child[]): HTMLDialogElement {
  const name = `dialog-${(count += 1)}`;
  const close = h(
    'button',
    { className: 'dialog-close', type: 'button', attrs: { 'aria-label': t('close') } },
    '\u00d7',
  );
  const dialog = h(
    'dialog',
    { className: 'dialog', attrs: { 'aria-labelledby': name } },
    h('header', { className: 'dialog-top' }, h('h2', { id: name }, title), close),
    h(
      'div',
      { className: 'dialog-body', attrs: { tabindex: '0', role: 'region', 'aria-labelledby': name } },
      ...children,
    ),
  );
  close.addEventListener('click', () => dialog.close());
  // A click on the backdrop closes the dialog.
  dialog.addEventListener('click', (event) => void (event.target === dialog && dialog.close()));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

interface MessageParts {
  /** The name of the game, unless stated. */
  title?: string;
  onLeave: () => void;
  /** Closes the message and tries again; absent where that is of no use. */
  onAgain?: (() => void) | undefined;
}

/** Explains why play ended, or did not begin. It is left by one of its buttons alone. */
export function openMessage({ t }: I18n, text: string, { title, onLeave, onAgain }: MessageParts): void {
  if (document.querySelector('.message')) return;
  const again = (): void => (dialog.close(), dialog.remove(), onAgain?.());
  const name = 'message-title';
  const dialog = h(
    'dialog',
    {
      className: 'dialog message',
      attrs: { role: 'alertdialog', 'aria-labelledby': name, 'aria-describedby': 'message-text' },
    },
    h('h2', { id: name }, title ?? document.title),
    h('p', { id: 'message-text' }, text),
    onAgain && h('button', { className: 'primary', type: 'button', onClick: again }, t('again')),
    h('button', { className: onAgain ? 'secondary' : 'primary', type: 'button', onClick: onLeave }, t('leave')),
  );
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
}

/** Says what free rounds won in all, once the last one was played, and that the next rounds are paid. */
export function showFreeRoundsEnd({ t }: I18n, { won, text }: FreeRoundsEnd): void {
  const ok = h('button', { className: 'primary', type: 'button' }, t('ok'));
  const dialog = h(
    'dialog',
    { className: 'dialog message free-end', attrs: { 'aria-labelledby': 'free-end-title' } },
    h('h2', { id: 'free-end-title' }, t('free.endTitle')),
    won !== null && h('p', { className: 'free-end-won' }, won),
    h('p', {}, text),
    h('p', { className: 'free-end-next' }, t('free.endNext')),
    ok,
  );
  ok.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Shows a jackpot win in a dialog that blocks the game. */
export function showJackpotWin({ t, locale }: I18n, round: RoundView): Promise<void> {
  return new Promise((resolve) => {
    const amount = round.jackpotAmount === null ? t('jackpotBooking') : formatMoney(round.jackpotAmount, round, locale);
    const ok = h('button', { className: 'primary', type: 'button' }, t('ok'));
    const dialog = h(
      'dialog',
      { className: 'dialog jackpot-win', attrs: { 'aria-labelledby': 'jackpot-title' } },
      h('div', { className: 'rays', attrs: { 'aria-hidden': 'true' } }),
      h('h2', { id: 'jackpot-title' }, t('jackpotWon')),
      h('p', { className: round.jackpotAmount === null ? 'jackpot-booking' : 'jackpot-amount' }, amount),
      round.demo && h('p', { className: 'jackpot-demo' }, `${t('freePlay')}. ${t('freePlayMore')}`),
      ok,
    );
    ok.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
