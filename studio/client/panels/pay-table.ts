import { FREE_SPINS, JACKPOT, LINES, PAYING_SYMBOLS, PAYS, REELS, ROWS, type PayingSymbol } from '../../engine/game.ts';
import { amountOf } from '../../engine/pay.ts';
import { jackpotShare } from '../../engine/jackpot.ts';
import { STATED, totalRtp } from '../../engine/stated.ts';
import { artOf } from '../art.ts';
import { h, svg, type Child } from '../dom.ts';
import { formatAmount, formatMoney, formatShare } from '../money.ts';
import { moneyOf, poolOf, type PanelContext } from './context.ts';

/** Rules, pays, figures and limits, available before any bet (PP-24). */
export function payTable(context: PanelContext): Child[] {
  const { t, locale } = context.tongue;
  const money = moneyOf(context);
  const share = (micro: number): string => formatShare(micro, locale);
  const oneIn = (micro: number): string =>
    t('pay.oneIn', { count: (1_000_000 / micro).toLocaleString(locale, { maximumFractionDigits: 1 }) });
  const pool = poolOf(context);
  const jackpot = pool && jackpotShare(pool);
  const stakes = context.state?.session.stakes ?? [context.stake];
  const bounds = stakes.map((stake) => formatAmount(stake, money.exponent, locale)).join(' · ');
  return [
    h('p', {}, t('pay.intro')),
    h('h3', {}, t('pay.forStake', { stake: formatMoney(context.stake, money, locale) })),
    h('div', { className: 'pays' }, ...PAYING_SYMBOLS.map((symbol) => pays(symbol, context))),
    rule('wild', t('pay.wild')),
    rule('lantern', t('pay.lantern')),
    h('h3', {}, t('pay.lines')),
    h(
      'div',
      { className: 'line-maps' },
      ...LINES.map((rows, index) => lineMap(rows, t('pay.line', { number: index + 1 }))),
    ),
    h('h3', {}, t('jackpot')),
    ...jackpotRules(context),
    h('h3', {}, t('pay.figures')),
    h(
      'dl',
      { className: 'figures' },
      ...[
        [t(jackpot ? 'pay.rtp' : 'pay.rtpGame'), share(jackpot ? totalRtp(jackpot) : STATED.gameRtp)],
        [t('pay.rtpBase'), share(STATED.baseRtp)],
        [t('pay.rtpFree'), share(STATED.freeRtp)],
        ...(jackpot
          ? [
              [t('pay.rtpContribution'), share(jackpot.contributions)],
              [t('pay.rtpSeed', { least: share(jackpot.seedAtLeast) }), share(jackpot.seedOnAverage)],
            ]
          : []),
        [t('pay.hit'), share(STATED.hitRate)],
        [t('pay.feature'), oneIn(STATED.featureRate)],
        [t('pay.deviation'), (STATED.deviation / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 2 })],
        [t('pay.max'), t('pay.maxValue', { count: STATED.maxWinStakes.toLocaleString(locale) })],
        [t('pay.stakes'), `${bounds} ${money.currency}`],
      ].flatMap(([name = '', value = '']) => [h('dt', {}, name), h('dd', {}, value)]),
    ),
    h('p', { className: 'fine' }, t('pay.exact')),
    h('p', { className: 'fine' }, t('pay.pace')),
    h('p', { className: 'fine' }, t('pay.interrupted')),
  ];
}

/** Funding, odds and last win of the pool (PP-28). */
export function jackpotRules(context: PanelContext): Child[] {
  const { t, locale } = context.tongue;
  const pool = poolOf(context);
  const money = pool ?? moneyOf(context);
  const amount = (value: number): string => formatMoney(value, money, locale);
  const odds = (JACKPOT.odds / JACKPOT.referenceStake).toLocaleString(locale);
  return [
    pool && h('p', { className: 'pool-figure' }, amount(pool.amount)),
    h('p', {}, t('jackpot.rules')),
    h('p', {}, t('jackpot.odds', { odds, stake: amount(JACKPOT.referenceStake) })),
    pool &&
      h(
        'p',
        {},
        t('jackpot.funding', {
          share: formatShare(pool.contributionMicro, locale),
          min: amount(pool.seed.min),
          max: amount(pool.seed.max),
        }),
      ),
    pool && pool.funded > 0 && h('p', {}, t('jackpot.funded', { amount: amount(pool.funded) })),
    h('p', {}, t('jackpot.draw')),
    h('p', {}, t('jackpot.free')),
    pool?.lastWin &&
      h(
        'p',
        {},
        t('jackpot.lastWin', {
          amount: amount(pool.lastWin.amount),
          date: new Date(pool.lastWin.atMs).toLocaleDateString(locale),
        }),
      ),
  ];
}

function pays(symbol: PayingSymbol, context: PanelContext): HTMLElement {
  const { t, locale } = context.tongue;
  const { exponent } = moneyOf(context);
  const each = PAYS[symbol].map((units, index) => [
    h('dt', {}, String(index + 3)),
    h('dd', {}, formatAmount(amountOf(units, context.stake), exponent, locale)),
  ]);
  return h(
    'figure',
    { className: 'pay' },
    h('img', { src: artOf(symbol), alt: t(`symbol.${symbol}`) }),
    h('dl', {}, ...each.reverse().flat()),
  );
}

function rule(symbol: 'wild' | 'lantern', text: string): HTMLElement {
  const counts = symbol === 'lantern' ? Object.entries(FREE_SPINS).map(([count, spins]) => `${count} → ${spins}`) : [];
  return h(
    'div',
    { className: 'rule' },
    h('img', { src: artOf(symbol), alt: '' }),
    h('p', {}, text, counts.length > 0 && h('span', { className: 'rule-counts', dir: 'ltr' }, counts.join(' · '))),
  );
}

function lineMap(rows: readonly number[], name: string): HTMLElement {
  const cells = Array.from({ length: REELS * ROWS }, (_, index) => {
    const [reel, row] = [index % REELS, Math.floor(index / REELS)];
    const on = rows[reel] === row;
    return svg('rect', { x: reel * 8, y: row * 8, width: 7, height: 7, rx: 1.5, class: on ? 'on' : 'off' });
  });
  const map = svg('svg', { viewBox: '0 0 39 23', 'aria-hidden': 'true' }, ...cells);
  const figure = h('figure', { className: 'line-map' }, h('figcaption', {}, name));
  figure.prepend(map);
  return figure;
}
