import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { JackpotAccount } from '../../../contract/jackpots.ts';
import { PoolFigure } from '../../entities/jackpots/lazy.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import styles from './jackpots-page.module.css';

/** Decimals of a millionth. */
const MICRO = 6;

/** One pool: its figure, the accounts that add up to it, its odds, its games and its wins. */
export const PoolCard = ({ account }: { account: JackpotAccount }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { currency, exponent } = account;
  const money = (amount: number, digits = 0) => formatMoney({ amount, currency, exponent: exponent + digits }, locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const parts = [
    ['seeded', account.seeded],
    ['funded', account.funded],
    ['paid', account.paid],
  ] as const;
  return (
    <section className={styles.pool} aria-label={account.name}>
      <h2>{account.name}</h2>
      <p className={styles.amount}>
        <PoolFigure id={account.id} exponent={exponent} label={t('home.jackpotNow', { name: account.name })}>
          <Money amount={account.shown} exponent={exponent} />
        </PoolFigure>{' '}
        <span>{currency}</span>
      </p>
      <div className={styles.facts}>
        <dl>
          {parts.map(([part, amount]) => (
            <div key={part}>
              <dt>{t(`site.pool.${part}`)}</dt>
              <dd>
                <Money amount={amount} exponent={exponent} />
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('site.pool.contributed')}</dt>
            <dd>
              <Money amount={account.contributedMicro} exponent={exponent + MICRO} />
            </dd>
          </div>
          <div>
            <dt>{t('site.pool.reserve')}</dt>
            <dd>
              <Money amount={account.reserveMicro} exponent={exponent + MICRO} />
            </dd>
          </div>
        </dl>
        <p className={styles.sum}>
          {t('site.pool.sum', {
            came: money(account.cameMicro, MICRO),
            paid: money(account.paid),
            shown: money(account.shown),
            reserve: money(account.reserveMicro, MICRO),
          })}
        </p>
        <p>
          {t('site.pool.restart', {
            min: money(account.seedMin),
            max: money(account.seedMax),
            bound: money(account.reserveBound),
          })}
        </p>
        <p>{t('site.pool.share', { percent: percent.format(account.contributionMicro / 1_000_000) })}</p>
        <p>{t('site.pool.odds', { oneIn: new Intl.NumberFormat(locale).format(account.oneIn) })}</p>
      </div>
      <div className={styles.lists}>
        <div>
          <h3>{t('site.pool.games')}</h3>
          <ul>
            {account.games.map((game) => (
              <li key={game.nodeId}>
                <Link to={`/game/${game.nodeId}`}>{game.name}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('site.pool.wins')}</h3>
          {account.wins.length === 0 && <p>{t('site.pool.winsEmpty')}</p>}
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
      </div>
    </section>
  );
};
