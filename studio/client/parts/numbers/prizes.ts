import type { BetType, Prize } from '../../../families/shared/lottery/bet-type.ts';
import { toNumber } from '../../../families/shared/rational.ts';
import { h } from '../../dom.ts';
import type { LotteryTranslate } from './game.ts';
import { payFormat } from './pay-text.ts';

interface Options {
  /** Of each prize, in hundredths. */
  pays: ReadonlyMap<string, readonly number[]>;
  texts: LotteryTranslate;
  locale: string;
}

/** Prizes of so many choices are written on the choices alone. */
const LISTED = 12;
/** Here the prizes stand beside the numbers. */
const BESIDE = '(width >= 72rem)';

/** What wins a prize: the choice itself, or so many numbers. */
const prizeName = (texts: LotteryTranslate, { fields, isByChoice }: BetType, { key }: Prize): string => {
  if (!isByChoice || key === 'hit') return texts(`prize.${key}`);
  return fields[0]!.names ? texts(`option.${key}`) : key;
};

/** Choices that pay alike are one prize. */
function prizesOf({ prizes, isByChoice }: BetType): readonly Prize[] {
  const [first] = prizes;
  const isAlike = prizes.every(({ chance }) => chance.n === first?.chance.n && chance.d === first.chance.d);
  return isByChoice && isAlike && first ? [{ ...first, key: 'hit' }] : prizes;
}

/** A chance as one in so many. */
const chanceText = ({ chance }: Prize, locale: string): string =>
  `1 : ${toNumber({ n: chance.d, d: chance.n }).toLocaleString(locale, { maximumFractionDigits: 2 })}`;

/** The prizes of a bet type: what each pays, and its chance. */
export function prizeTable({ pays, texts, locale }: Options, type: BetType): HTMLElement {
  const own = pays.get(type.key)!;
  const payText = payFormat(own, locale);
  return h(
    'table',
    { className: 'pays-table' },
    h('caption', {}, texts(`bet.${type.key}`)),
    h(
      'thead',
      {},
      h('tr', {}, ...['prize', 'paid', 'chance'].map((key) => h('th', { scope: 'col' }, texts(`rules.${key}`)))),
    ),
    h(
      'tbody',
      {},
      ...prizesOf(type).map((prize, at) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, prizeName(texts, type, prize)),
          h('td', {}, h('bdi', { dir: 'ltr' }, `${payText(own[at]!)}×`)),
          h('td', {}, h('bdi', { dir: 'ltr' }, chanceText(prize, locale))),
        ),
      ),
    ),
  );
}

/** The prizes of the chosen bet type: beside the numbers, or closed above them, so that the numbers stay in sight. */
export function createPrizes(options: Options, places: { beside: HTMLElement; above: HTMLElement }) {
  const { pays, texts, locale } = options;
  const top = h('summary', {});
  const body = h('div', {});
  const element = h('details', { className: 'prizes' }, top, body);
  const beside = matchMedia(BESIDE);

  function put(): void {
    (beside.matches ? places.beside : places.above).prepend(element);
    element.open = beside.matches;
  }
  beside.addEventListener('change', put);
  put();

  return {
    show(type: BetType) {
      const own = pays.get(type.key)!;
      const key = new Set(own).size > 1 ? 'paysUpTo' : 'pays';
      top.textContent = texts(key, { pays: payFormat(own, locale)(Math.max(...own)) });
      const isListed = prizesOf(type).length <= LISTED;
      element.classList.toggle('is-plain', !isListed);
      body.replaceChildren(...(isListed ? [prizeTable(options, type)] : []));
    },
  };
}
