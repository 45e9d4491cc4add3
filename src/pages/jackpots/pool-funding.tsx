import { useTranslation } from 'react-i18next';
import type { JackpotAccount } from '../../../contract/jackpots.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import styles from './jackpots-page.module.css';

/** Decimals of a millionth. */
const MICRO = 6;

/** PP-28: the accounts that add up to a pool's figure, its odds, and its latest wins. */
export const PoolFunding = ({ account }: { account: JackpotAccount }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { currency, exponent } = account;
  const money = (amount: number, digits = 0) => formatMoney({ amount, currency, exponent: exponent + digits }, locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const parts = [
    ['seeded', account.seeded, exponent],
    ['funded', account.funded, exponent],
    ['contributed', account.contributedMicro, exponent + MICRO],
    ['paid', account.paid, exponent],
    ['reserve', account.reserveMicro, exponent + MICRO],
  ] as const;
  return (
    <details className={styles.funding}>
      <summary>{t('jackpots.how')}</summary>
      <div className={styles.facts}>
        <dl>
          {parts.map(([part, amount, decimals]) => (
            <div key={part}>
              <dt>{t(`jackpots.${part}`)}</dt>
              <dd>
                <Money amount={amount} exponent={decimals} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.sum}>
          {t('jackpots.sum', {
            came: money(account.cameMicro, MICRO),
            paid: money(account.paid),
            shown: money(account.shown),
            reserve: money(account.reserveMicro, MICRO),
          })}
        </p>
        <p>
          {t('jackpots.restart', {
            min: money(account.seedMin),
            max: money(account.seedMax),
            bound: money(account.reserveBound),
          })}
        </p>
        <p>{t('jackpots.share', { percent: percent.format(account.contributionMicro / 1_000_000) })}</p>
        <p>{t('jackpots.odds', { oneIn: new Intl.NumberFormat(locale).format(account.oneIn) })}</p>
        <h3>{t('jackpots.wins')}</h3>
        {account.wins.length === 0 && <p>{t('jackpots.winsEmpty')}</p>}
        <ul>
          {account.wins.map((win) => (
            <li key={win.atMs} className={styles.win}>
              <bdi>{win.playerName}</bdi>
              <span>{formatInstant(win.atMs, locale)}</span>
              <Money amount={win.amount} exponent={exponent} signed toned />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
};
