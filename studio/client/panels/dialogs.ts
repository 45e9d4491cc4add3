import type { RoundView } from '../../protocol.ts';
import { h, type Child } from '../dom.ts';
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

/** Explains why play ended. The only action is to leave. */
export function openMessage({ t }: I18n, text: string, onLeave: () => void): void {
  if (document.querySelector('.message')) return;
  const leave = h('button', { className: 'primary', type: 'button', onClick: onLeave }, t('leave'));
  const name = 'message-title';
  const dialog = h(
    'dialog',
    {
      className: 'dialog message',
      attrs: { role: 'alertdialog', 'aria-labelledby': name, 'aria-describedby': 'message-text' },
    },
    h('h2', { id: name }, document.title),
    h('p', { id: 'message-text' }, text),
    leave,
  );
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
}

/** Says what free rounds won in all, once the last one was played. */
export function showFreeRoundsEnd(i18n: I18n, text: string): void {
  openDialog(i18n, i18n.t('free.endTitle'), h('p', {}, text)).classList.add('is-free-end');
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
