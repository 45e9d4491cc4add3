import { h } from '../dom.ts';
import type { MessageKey, I18n } from '../i18n/index.ts';

/** Creates the choice of the stake: a list, and a step down and up. */
export function createStake({ t }: I18n, onStake: (stake: number) => void) {
  const select = h('select', { className: 'stake-select', attrs: { 'aria-label': t('stake') } });
  select.addEventListener('change', () => onStake(Number(select.value)));
  const step = (by: number): void => {
    const next = select.options[select.selectedIndex + by];
    if (!next || select.disabled) return;
    select.value = next.value;
    onStake(Number(next.value));
  };
  const stepper = (key: MessageKey, sign: string, by: number) =>
    h('button', { className: 'step', type: 'button', onClick: () => step(by), attrs: { 'aria-label': t(key) } }, sign);
  const lower = stepper('stakeLower', '\u2212', -1);
  const higher = stepper('stakeHigher', '+', 1);
  const element = h(
    'div',
    { className: 'stake', attrs: { role: 'group', 'aria-label': t('stake') } },
    h('span', { className: 'stake-name', attrs: { 'aria-hidden': 'true' } }, t('stake')),
    lower,
    select,
    higher,
  );
  return {
    element,
    set(stakes: { value: number; text: string }[], chosen: number, enabled: boolean) {
      if (select.options.length !== stakes.length)
        select.replaceChildren(...stakes.map(({ value, text }) => h('option', { value: String(value) }, text)));
      select.value = String(chosen);
      select.disabled = !enabled;
      lower.disabled = !enabled || select.selectedIndex <= 0;
      higher.disabled = !enabled || select.selectedIndex >= stakes.length - 1;
    },
  };
}
