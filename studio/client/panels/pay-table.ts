import { FREE_SPINS, JACKPOT, LINES, PAYING_SYMBOLS, PAYS, REELS, ROWS, type PayingSymbol } from '../../engine/game.ts';
import { amountOf } from '../../engine/pay.ts';
import { JACKPOT_SEED, STATED, TOTAL_RTP } from '../../engine/stated.ts';
import { artOf } from '../art.ts';
import { h, svg, type Child } from '../dom.ts';
import { formatAmount, formatMoney, formatShare } from '../money.ts';
import { moneyOf, poolOf, type PanelContext } from './context.ts';

/** Rules, pays, figures and bounds, all of them before any bet (PP-24). */
export function payTable(context: PanelContext): Child[] {
  const { t, locale } = context.tongue;
  const money = moneyOf(context);
  const share = (micro: number): string => formatShare(micro, locale);
  const oneIn = (micro: number): string =>
    t('pay.oneIn', { count: (1_000_000 / micro).toLocaleString(locale, { maximumFractionDigits: 1 }) });
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
        [t('pay.rtp'), share(TOTAL_RTP)],
        [t('pay.rtpBase'), share(STATED.baseRtp)],
        [t('pay.rtpFree'), share(STATED.freeRtp)],
        [t('pay.rtpContribution'), share(STATED.jackpotContributionRtp)],
        [t('pay.rtpSeed', { least: share(STATED.jackpotSeedRtpAtLeast) }), share(STATED.jackpotSeedRtpOnAverage)],
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

/** How the pool is funded, what the odds are, and what it paid last (PP-28). */
export function jackpotRules(context: PanelContext): Child[] {
  const { t, locale } = context.tongue;
  const pool = poolOf(context);
  const money = pool ?? moneyOf(context);
  const amount = (value: number): string => formatMoney(value, money, locale);
  const seed = pool?.seed ?? JACKPOT_SEED;
  const odds = (JACKPOT.odds / JACKPOT.referenceStake).toLocaleString(locale);
  return [
    pool && h('p', { className: 'pool-figure' }, amount(pool.amount)),
    h('p', {}, t('jackpot.rules')),
    h('p', {}, t('jackpot.odds', { odds, stake: amount(JACKPOT.referenceStake) })),
    h(
      'p',
      {},
      t('jackpot.funding', {
        share: formatShare(JACKPOT.contributionMicro, locale, 0),
        min: amount(seed.min),
        max: amount(seed.max),
      }),
    ),
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
