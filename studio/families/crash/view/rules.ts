import type { FlightState } from '../../../../contract/live-rounds.ts';
import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatMoney, formatShare } from '../../../client/money.ts';
import { timesText } from '../../../client/parts/ladder.ts';
import { paid } from '../../shared/multiplier.ts';
import { scaled, minus, ratio } from '../../shared/rational.ts';
import { TOP, waysTo } from '../par.ts';
import { CASES } from '../rules.ts';
import { minOut, type Params } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

const MICRO = 1_000_000;

/** Rules of a title, and the chain of seeds as the table told it. */
export const createRules = (
  params: Params,
  { locale }: I18n,
  texts: FamilyTexts,
  chain: FlightState['chain'] | null,
): FamilyRules => ({
  rules({ stake, ...money }) {
    const times = (at: number): string => timesText(at, locale);
    const share = (micro: number): string => formatShare(micro, locale);
    const bust = minus(ratio(1), ratio(waysTo(params, minOut), CASES));
    return [
      h('p', {}, texts('rules.1')),
      h('p', {}, texts('rules.2')),
      h(
        'p',
        {},
        texts('rules.3', {
          edge: share(params.edge * 100),
          return: share(MICRO - params.edge * 100),
          bust: share(scaled(bust, MICRO)),
          min: times(minOut),
        }),
      ),
      h(
        'p',
        {},
        texts('rules.4', {
          top: times(params.top),
          max: formatMoney(paid(stake, params.top), money, locale),
          stake: formatMoney(stake, money, locale),
        }),
      ),
      h('p', {}, texts('rules.5')),
      chain &&
        h(
          'p',
          { className: 'hash', dir: 'auto' },
          texts('chain', { place: chain.place, length: chain.length, tip: chain.tip, next: chain.nextTip }),
        ),
    ];
  },
  wordFor(key) {
    if (key === 'win') return texts('win');
    if (key === `bet.${TOP}`) return texts('bet.at', { at: timesText(params.top, locale) });
    const [, at] = /^bet\.at-(\d+)$/.exec(key) ?? [];
    return at ? texts('bet.at', { at: timesText(Number(at), locale) }) : undefined;
  },
});
