import { readDecimal } from '../../../../contract/typed-number.ts';
import { h, say } from '../../../client/dom.ts';
import { minOut, type Params } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

const AT_FIRST = 200;

/** The automatic cash-out: a switch, and the multiplier at which the server makes it. */
export function createAuto(params: Params, texts: FamilyTexts, locale: string, onChange: () => void) {
  /** As a person can type it: without thousands. */
  const written = (hundredths: number): string =>
    (hundredths / 100).toLocaleString(locale, { minimumFractionDigits: 2, useGrouping: false });
  const on = h('input', { type: 'checkbox' });
  const at = h('input', {
    type: 'text',
    className: 'auto-at',
    inputMode: 'decimal',
    autocomplete: 'off',
    value: written(AT_FIRST),
    dir: 'ltr',
    attrs: { 'aria-label': `${texts('auto')} ${texts('autoAt')}` },
  });
  const hint = h('span', { className: 'auto-hint', attrs: { role: 'status' } });
  let enabled = true;

  /** In hundredths; undefined if it is not offered. */
  const read = (): number | undefined => {
    const hundredths = readDecimal(at.value.replace(/\s*[x×]\s*$/iu, ''), 2);
    return hundredths !== null && hundredths >= minOut && hundredths <= params.top ? hundredths : undefined;
  };
  const isWrong = (): boolean => on.checked && read() === undefined;

  function paint(): void {
    on.disabled = !enabled;
    at.disabled = !enabled || !on.checked;
    at.setAttribute('aria-invalid', String(isWrong()));
    const bounds = { min: `${written(minOut)}×`, top: `${written(params.top)}×` };
    say(hint, isWrong() ? texts('autoWrong', bounds) : texts('byServer'));
    hint.classList.toggle('is-wrong', isWrong());
  }
  const changed = (): void => {
    paint();
    onChange();
  };
  on.addEventListener('change', changed);
  at.addEventListener('input', changed);
  paint();

  return {
    element: h(
      'div',
      { className: 'auto' },
      h('label', { className: 'auto-switch' }, on, h('span', {}, texts('auto'))),
      h('span', { className: 'auto-field', dir: 'ltr' }, at, h('span', { attrs: { 'aria-hidden': 'true' } }, '×')),
      hint,
    ),
    /** In hundredths; null by hand, undefined while what is written is not offered. */
    value: (): number | null | undefined => (on.checked ? read() : null),
    enable(may: boolean) {
      if (enabled === may) return;
      enabled = may;
      paint();
    },
  };
}
