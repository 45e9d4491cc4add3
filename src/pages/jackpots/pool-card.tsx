import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { gamePath } from '../../entities/games/index.ts';
import type { JackpotAccount, PoolWin } from '../../../contract/jackpots.ts';
import { GameRail } from '../../entities/games/lazy.ts';
import { PoolFigure } from '../../entities/jackpots/lazy.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatDay, formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import styles from './jackpots-page.module.css';

/** Decimals of a millionth. */
const MICRO = 6;

/** PP-28: the accounts that add up to a pool's figure, its odds, and its latest wins. */
const PoolFunding = ({ account }: { account: JackpotAccount }) => {
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

/** Cards beyond these share the look of the last. */
const LOOKS = 4;

interface Props {
  account: JackpotAccount;
  /** Its place in the order of pools, from 0. */
  tier: number;
}

/** One pool: its figure, its highest and last win, the games that can win it, and its accounts. */
export const PoolCard = ({ account, tier }: Props) => {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const { currency, exponent } = account;
  const facts: [string, PoolWin | null][] = [
    [t('jackpots.biggestWin'), account.biggestWin],
    [t('jackpots.lastWin'), account.wins[0] ?? null],
  ];
  return (
    <section className={styles.pool} data-tier={Math.min(tier, LOOKS - 1) + 1} aria-label={account.name}>
      <Picture
        className={styles.art}
        src={`/art/banner/jackpot/${encodeURIComponent(account.id)}/${i18n.dir() === 'rtl' ? 'start' : 'end'}.svg`}
        alt=""
        width={1280}
        height={480}
        loading={tier === 0 ? 'eager' : 'lazy'}
      />
      <header className={styles.head}>
        <h2>{account.name}</h2>
        <p className={styles.amount}>
          <PoolFigure id={account.id} exponent={exponent} label={t('home.jackpotNow', { name: account.name })}>
            <Money amount={account.shown} exponent={exponent} />
          </PoolFigure>{' '}
          <span>{currency}</span>
        </p>
        <dl className={styles.wins}>
          {facts.map(([name, win]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {win
                  ? t('jackpots.won', {
                      amount: formatMoney({ amount: win.amount, currency, exponent }, locale),
                      player: win.playerName,
                      day: formatDay(win.atMs, locale),
                    })
                  : t('jackpots.winsEmpty')}
              </dd>
            </div>
          ))}
        </dl>
      </header>
      <div className={styles.games}>
        <h3>{t('jackpots.games')}</h3>
        <GameRail label={t('jackpots.games')} single>
          {account.games.map((game) => (
            <li key={game.nodeId}>
              <Link className={styles.game} to={gamePath(game.nodeId)}>
                <Picture src={game.iconUrl} alt="" width={300} height={400} loading="lazy" />
                <span dir="auto">{game.name}</span>
              </Link>
            </li>
          ))}
        </GameRail>
      </div>
      <PoolFunding account={account} />
    </section>
  );
};
