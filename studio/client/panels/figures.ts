import type { BetFigures } from '../../titles/figures.ts';
import { h, type Child } from '../dom.ts';
import type { FamilyRules } from '../family-view.ts';
import type { MessageKey, I18n } from '../i18n/index.ts';
import { formatShare } from '../money.ts';

export type Row = [name: string, value: string];

/** More bet types than this are shown as one table. */
const LISTED = 3;
/** Rarer than this, odds are only said to be so. */
const RAREST = 1e12;

/** Standard deviations of a round, in stakes, below which a game is called so. */
const VOLATILITY: readonly (readonly [below: number, key: MessageKey])[] = [
  [2, 'volatility.low'],
  [5, 'volatility.medium'],
  [10, 'volatility.high'],
];

/** Returns the word for how widely the results of a bet spread; `deviation` is in millionths of the stake. */
export const volatilityOf = (deviation: number): MessageKey =>
  VOLATILITY.find(([below]) => deviation < below * 1_000_000)?.[1] ?? 'volatility.veryHigh';

interface Options {
  i18n: I18n;
  family: Pick<FamilyRules, 'wordFor'>;
  figures: readonly BetFigures[];
  /** Name of the return, which does not include a pool's. */
  rtpName: MessageKey;
}

/** The PAR sheet of every bet type: in full for a few, as a table for many (PP-24). */
export function betFigures(given: Options): Child[] {
  const { figures, i18n } = given;
  const shown = figures.length > LISTED ? [table(given)] : figures.flatMap((of) => sheet(given, of));
  return [...shown, ...computed(given), h('p', { className: 'fine' }, i18n.t('pay.long'))];
}

export const figureList = (rows: readonly Row[]): HTMLElement =>
  h('dl', { className: 'figures' }, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]));

const nameOf = ({ family }: Options, { bet }: BetFigures): string => family.wordFor(`bet.${bet}`) ?? bet;

function sheet(given: Options, of: BetFigures): Child[] {
  const { i18n, family, rtpName, figures } = given;
  const { t, locale } = i18n;
  const share = (micro: number): string => formatShare(micro, locale);
  const odds = (count: number): string =>
    count > RAREST
      ? t('pay.rare', { count: RAREST.toLocaleString(locale) })
      : t('pay.oneIn', { count: count.toLocaleString(locale, { maximumFractionDigits: count < 100 ? 1 : 0 }) });
  const named = (key: string): string => family.wordFor(key) ?? key;
  const deviation = (of.deviation / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 2 });
  const rows: (Row | false)[] = [
    [t(rtpName), share(of.rtp)],
    ...parts(of).map(([key, micro]): Row => [named(key), share(micro)]),
    of.rtpOfAllStakes !== undefined && [t('pay.allStakes'), share(of.rtpOfAllStakes)],
    [t('pay.hit'), share(of.hitRate)],
    of.winRate !== of.hitRate && [t('pay.won'), share(of.winRate)],
    ...Object.entries(of.shares ?? {}).map(([key, micro]): Row => [named(`share.${key}`), odds(1_000_000 / micro)]),
    [t('pay.volatility'), t('pay.volatilityOf', { word: t(volatilityOf(of.deviation)), deviation })],
    [t('pay.max'), t('pay.maxValue', { count: of.maxWin.stakes.toLocaleString(locale) })],
    of.maxWin.oneIn !== null && [t('pay.maxOdds'), odds(of.maxWin.oneIn)],
  ];
  return [
    figures.length > 1 && h('h4', {}, nameOf(given, of)),
    figureList(rows.filter((row) => row !== false)),
    of.range && of.range.min !== of.range.max && h('p', { className: 'fine' }, rangeText(i18n, of.range)),
  ];
}

/** The parts of a return, unless the only one is the whole. */
function parts({ components }: BetFigures): [string, number][] {
  const all = Object.entries(components);
  return all.length > 1 ? all : [];
}

const rangeText = ({ t, locale }: I18n, { min, max }: { min: number; max: number }): string =>
  t('pay.range', { min: formatShare(min, locale), max: formatShare(max, locale) });

function table(given: Options): HTMLElement {
  const { t, locale } = given.i18n;
  const heads = (['pay.type', 'pay.short.rtp', 'pay.short.hit', 'pay.volatility', 'pay.short.max'] as const).map(
    (key) => h('th', { scope: 'col' }, t(key)),
  );
  const rows = given.figures.map((of) =>
    h(
      'tr',
      {},
      h(
        'th',
        { scope: 'row' },
        nameOf(given, of),
        of.range && of.range.min !== of.range.max && h('span', { className: 'range' }, rangeText(given.i18n, of.range)),
      ),
      h('td', {}, formatShare(of.rtp, locale)),
      h('td', {}, formatShare(of.hitRate, locale)),
      h('td', {}, t(volatilityOf(of.deviation))),
      h('td', {}, `${of.maxWin.stakes.toLocaleString(locale)}×`),
    ),
  );
  return h(
    'div',
    { className: 'bet-figures' },
    h(
      'table',
      {},
      h('caption', { className: 'spoken' }, t('pay.perBet')),
      h('thead', {}, h('tr', {}, ...heads)),
      h('tbody', {}, ...rows),
    ),
  );
}

/** How the figures were computed: in one sentence for all that were enumerated. */
function computed({ figures, i18n: { t, locale } }: Options): Child[] {
  const count = (value: number): string => value.toLocaleString(locale);
  const exact = figures.filter((of) => of.computed.how === 'enumerated').map((of) => of.computed.cases);
  const bounds = new Set([Math.min(...exact), Math.max(...exact)]);
  const simulated = figures.flatMap(({ rtp, computed: { how, cases, seed = '', band = 0 } }) => {
    const values = { seed, rtp: formatShare(rtp, locale), band: formatShare(Math.round(band * 1_000_000), locale) };
    return how === 'simulated' ? [t('pay.simulated', { cases: count(cases), ...values })] : [];
  });
  const enumerated = exact.length > 0 && t('pay.enumerated', { cases: [...bounds].map(count).join('–') });
  return [enumerated, ...simulated].map((text) => text && h('p', { className: 'fine' }, text));
}
