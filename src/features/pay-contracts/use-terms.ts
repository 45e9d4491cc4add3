import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { PayContract } from '../../../contract/contracts.ts';
import type { PayTerms, Tier } from '../../../contract/pay-terms.ts';
import { $site } from '../../entities/site/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatShare } from '../../shared/format/share.ts';
import { formatClock } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import type { TermField, TierField } from './differences.ts';
import { $windowMs } from './list.ts';
import { isComing } from './times.ts';

/** Isolates a number from surrounding text of another direction (Unicode bidi isolate). */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Formats terms and their times, in the merchant's currency and by its clock. */
export const useTerms = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { site, windowMs } = useUnit({ site: $site, windowMs: $windowMs });
  const { currency = '', exponent = 2, timeZone = 'UTC' } = site?.brand ?? {};

  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  const at = (atMs: number) => formatClock(atMs, timeZone, locale);
  const rate = (millionths: number) => formatShare(millionths, locale);
  const tierField = (tier: Tier, field: TierField): string => {
    if (field === 'rate') return rate(tier.rate);
    if (field === 'active') return String(tier.active);
    const amount = tier[field];
    return amount === null ? t('contracts.nothing') : money(amount);
  };
  const term = (terms: PayTerms, field: TermField): string => {
    switch (field) {
      case 'activeFrom':
        return money(terms.activeFrom);
      case 'minimumActive':
        return String(terms.minimumActive);
      case 'cap':
        return terms.cap === null ? t('contracts.noCap') : money(terms.cap);
      case 'mode':
        return t(`contracts.modes.${terms.mode}`);
      case 'carriesLoss':
        return t(`contracts.carrying.${terms.carriesLoss === false ? 'no' : 'yes'}`);
    }
  };
  const tierText = ({ turnover, active, loss, rate: millionths }: Tier): string => {
    const parts = [
      t('contracts.texts.turnover', { amount: isolated(money(turnover)) }),
      t('contracts.texts.active', { count: active }),
      ...(loss === null ? [] : [t('contracts.texts.loss', { amount: isolated(money(loss)) })]),
    ];
    return t('contracts.texts.tier', {
      rate: isolated(rate(millionths)),
      parts: new Intl.ListFormat(locale).format(parts),
    });
  };
  const rates = ({ tiers }: PayTerms): string => {
    const [lowest, highest] = [tiers[0], tiers.at(-1)];
    if (!lowest || !highest) return '';
    return lowest === highest ? rate(lowest.rate) : `${rate(lowest.rate)} – ${rate(highest.rate)}`;
  };
  const number = ({ version }: PayContract): string => t('contracts.number', { version });
  const state = (contract: PayContract): string => {
    const { untilMs, fromMs } = contract;
    const isAgreed = contract.state === 'active' || contract.state === 'ending';
    if (isAgreed && isComing(contract, windowMs)) return t('contracts.states.coming', { time: at(fromMs!) });
    // Another version, or none, replaces it with the running window or a later one.
    const isLeaving =
      windowMs !== null && fromMs !== null && fromMs <= windowMs && untilMs !== null && untilMs > windowMs;
    return isLeaving ? t('contracts.states.leaving', { time: at(untilMs) }) : t(`contracts.states.${contract.state}`);
  };
  return { currency, exponent, money, at, rate, tierField, tierText, term, rates, number, state };
};
