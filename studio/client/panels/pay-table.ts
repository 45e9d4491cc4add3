import { h, type Child } from '../dom.ts';
import { formatAmount, formatShare } from '../money.ts';
import { rtpOf, shareOf } from '../rtp.ts';
import { secondsOf } from '../title.ts';
import { outageKey } from './outage.ts';
import { moneyOf, poolOf, type PanelContext } from './context.ts';
import { betFigures, figureList, type Row } from './figures.ts';
import { jackpotRules } from './jackpot.ts';

/** Rules, pays, figures and limits, available before any bet (PP-24). */
export async function payTable(context: PanelContext): Promise<Child[]> {
  const { title, i18n } = context;
  const { t, locale } = i18n;
  const money = moneyOf(context);
  const family = await context.family.rules();
  const stakes = context.state?.session.stakes ?? [context.stake];
  const bounds = stakes.map((stake) => formatAmount(stake, money.exponent, locale)).join(' · ');
  const seconds = secondsOf(title.minRoundMs, locale);
  return [
    ...family.rules({ stake: context.stake, ...money }),
    ...(title.pool === null ? [] : [h('h3', {}, t('jackpot')), ...jackpotRules(context)]),
    h('h3', {}, t('pay.figures')),
    figureList([...poolRows(context), [t('pay.stakes'), `${bounds} ${money.currency}`]]),
    ...betFigures({
      i18n,
      family,
      figures: title.figures,
      rtpName: title.pool === null ? 'pay.rtp' : 'pay.rtpGame',
    }),
    h('p', { className: 'fine' }, `${t('pay.pace', { seconds })} ${t('keys')}`),
    h('p', { className: 'fine' }, `${t('pay.interrupted')} ${t(outageKey(title, context.family))}`),
  ];
}

/** The total return of a title with a pool, and what the pool adds to it. */
function poolRows(context: PanelContext): Row[] {
  const { t, locale } = context.i18n;
  const pool = poolOf(context);
  const share = shareOf(context.title, pool);
  if (!share) return [];
  const text = (micro: number): string => formatShare(micro, locale);
  return [
    [t('pay.rtp'), text(rtpOf(context.title, pool))],
    [t('pay.rtpContribution'), text(share.contributions)],
    [t('pay.rtpSeed', { min: text(share.seedAtLeast) }), text(share.seedOnAverage)],
  ];
}
