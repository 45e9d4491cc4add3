import { h, say } from '../../../client/dom.ts';
import type { Shared } from './context.ts';

/** Beside the list there is room for the slip; below this width it is a sheet. */
const WIDE = '(min-width: 64rem)';

/** The place of the slip: a column beside the list, or a sheet that a bar at the lower edge opens. */
export function createSheet({ texts, i18n: { t } }: Shared, slip: HTMLElement) {
  const count = h('span', { className: 'count' });
  const dialog = h('dialog', { className: 'slip-sheet', attrs: { 'aria-label': texts('slip') } });
  const open = h(
    'button',
    { className: 'slip-bar-button', type: 'button', onClick: () => dialog.showModal() },
    h('span', {}, texts('slip')),
    count,
  );
  const bar = h('div', { className: 'slip-bar', hidden: true }, open);
  const close = h(
    'button',
    {
      className: 'icon-button sheet-close',
      type: 'button',
      attrs: { 'aria-label': t('close') },
      onClick: () => dialog.close(),
    },
    '×',
  );
  const inside = h('div', { className: 'sheet-body' });
  dialog.append(close, inside);
  const aside = h('aside', { className: 'slip-aside' });
  dialog.addEventListener('click', ({ target }) => void (target === dialog && dialog.close()));

  const wide = matchMedia(WIDE);
  const settle = (): void => {
    (wide.matches ? aside : inside).append(slip);
    if (wide.matches && dialog.open) dialog.close();
  };
  wide.addEventListener?.('change', settle);
  settle();

  return {
    aside,
    bar,
    dialog,
    setCount(legs: number) {
      say(count, String(legs));
      bar.hidden = legs === 0;
    },
    close() {
      if (dialog.open) dialog.close();
    },
  };
}
