import { h, type Child } from '../dom.ts';
import { formatMoney, formatShare } from '../money.ts';
import { moneyOf, poolOf, type PanelContext } from './context.ts';

/** The stake at which the odds of a pool are stated. */
const REFERENCE_STAKE = 100;

/** Funding, odds and last win of the pool (PP-28). */
export function jackpotRules(context: PanelContext): Child[] {
  const { t, locale } = context.i18n;
  const pool = poolOf(context);
  const money = pool ?? moneyOf(context);
  const amount = (value: number): string => formatMoney(value, money, locale);
  const odds = ((context.title.poolOdds ?? 0) / REFERENCE_STAKE).toLocaleString(locale);
  return [
    pool && h('p', { className: 'pool-figure' }, amount(pool.amount)),
    h('p', {}, t('jackpot.rules')),
    h('p', {}, t('jackpot.odds', { odds, stake: amount(REFERENCE_STAKE) })),
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
