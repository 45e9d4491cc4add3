import { h, say, type Child } from '../dom.ts';
import type { I18n } from '../i18n/index.ts';
import { formatAmount } from '../money.ts';

/** A multiplier in hundredths as players read it: '1.28×'. */
export const timesText = (hundredths: number, locale: string): string =>
  `${(hundredths / 100).toLocaleString(locale, { minimumFractionDigits: 2 })}×`;

/** Facts of a game in which the player goes on or stops: each with its name. */
export interface Facts {
  element: HTMLElement;
  set(values: readonly (string | null)[]): void;
}

/** A row of named facts; one that is null is hidden. */
export function createFacts(names: readonly string[]): Facts {
  const values = names.map(() => h('dd', {}));
  const pairs = names.map((name, index) => h('div', {}, h('dt', {}, name), values[index]));
  return {
    element: h('dl', { className: 'facts' }, ...pairs),
    set: (next) =>
      next.forEach((value, index) => {
        pairs[index]!.hidden = value === null;
        say(values[index]!, value ?? '');
      }),
  };
}

interface LadderStep {
  multiplier: number;
}

/** The pays of a ladder as a table: the number of the step, its multiplier and its amount. */
export function ladderTable(
  steps: readonly LadderStep[],
  paidFor: (multiplier: number) => number,
  { exponent, locale }: { exponent: number } & Pick<I18n, 'locale'>,
): Child {
  const rows = steps.map(({ multiplier }, index) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, String(index + 1)),
      h('td', {}, timesText(multiplier, locale)),
      h('td', {}, formatAmount(paidFor(multiplier), exponent, locale)),
    ),
  );
  return h('table', { className: 'pays-table', dir: 'ltr' }, h('tbody', {}, ...rows));
}
