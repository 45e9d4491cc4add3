import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatAmount, formatMoney } from '../../../client/money.ts';
import { prizeOf } from '../par.ts';
import type { Params } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Rules and prizes of a title. */
export const createRules = (
  { game, book, tiers }: Params,
  { locale }: I18n,
  texts: FamilyTexts,
  nameOf: (key: string) => string,
): FamilyRules => ({
  rules({ stake, ...money }) {
    const amount = (times: number): string => formatAmount(times * stake, money.exponent, locale);
    const row = (name: string, value: string): HTMLElement =>
      h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, value));
    return [
      h('p', {}, texts(game.kind === 'match' ? 'match' : 'keysRule')),
      h('p', {}, texts('book', { book: book.toLocaleString(locale) })),
      ...(game.kind === 'match'
        ? [
            h('h3', {}, texts('symbols')),
            h(
              'table',
              { className: 'pays-table' },
              h('tbody', {}, ...game.symbols.map(({ key, pays }) => row(nameOf(key), amount(pays)))),
            ),
          ]
        : []),
      h('h3', {}, texts('pays', { stake: formatMoney(stake, money, locale) })),
      h(
        'table',
        { className: 'pays-table' },
        h(
          'thead',
          {},
          h('tr', {}, h('th', { scope: 'col' }, texts('prize')), h('th', { scope: 'col' }, texts('tickets'))),
        ),
        h('tbody', {}, ...tiers.map((tier) => row(amount(prizeOf(tier)), tier.tickets.toLocaleString(locale)))),
      ),
    ];
  },
  wordFor(key) {
    const [, times] = /^prize-(\d+)$/.exec(key) ?? [];
    return times && texts('part', { times: Number(times).toLocaleString(locale) });
  },
});
