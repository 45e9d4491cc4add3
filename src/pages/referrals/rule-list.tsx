import { useTranslation } from 'react-i18next';
import type { ReferralRule } from '../../../contract/referrals.ts';
import { daysText, timesText } from '../../entities/awards/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Gift } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import styles from './referrals.module.css';

interface Currency {
  currency: string;
  exponent: number;
}

/** What an invitation brings the member, and the friend. */
export const RuleList = ({ rules, ...money }: Currency & { rules: readonly ReferralRule[] }) => {
  const { t } = useTranslation();
  return (
    <Panel title={t('referrals.rules')}>
      {rules.length === 0 ? (
        <Message icon={<Gift />} title={t('referrals.rulesEmpty')} text={t('referrals.rulesEmptyText')} />
      ) : (
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule.campaign} className={styles.rule} data-closed={rule.refusal !== null || undefined}>
              <Rule rule={rule} {...money} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

const Rule = ({ rule, ...money }: Currency & { rule: ReferralRule }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { to, amount, when, factor, days, maxEach, endsAtMs, refusal } = rule;
  return (
    <>
      <p className={styles.label}>{t(`referrals.to.${to}`)}</p>
      <p className={styles.amount}>
        <Money amount={amount} {...money} />
      </p>
      <p>
        {t(`referrals.when.${when.event}`, {
          min: 'min' in when ? formatMoney({ amount: when.min, ...money }, locale) : '',
          days: 'days' in when ? daysText(when.days, locale) : '',
        })}
      </p>
      <p className={styles.note}>
        {factor === 0
          ? t('awards.line.free')
          : t('awards.line.play', { times: timesText(factor, locale), days: daysText(days, locale) })}
      </p>
      {to === 'inviter' && maxEach !== null && (
        <p className={styles.note}>{t('referrals.maxEach', { count: maxEach })}</p>
      )}
      {endsAtMs !== null && (
        <p className={styles.note}>{t('referrals.until', { when: formatInstant(endsAtMs, locale) })}</p>
      )}
      {refusal !== null && (
        <p className={styles.closed} role="note">
          {refusal === 'taken' ? t('referrals.capReached') : t(`awards.refusals.${refusal}`)}
        </p>
      )}
    </>
  );
};
