import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { gamePath } from '../../entities/games/index.ts';
import type { JackpotAccount, PoolWin } from '../../../contract/jackpots.ts';
import { GameRail } from '../../entities/games/lazy.ts';
import { PoolFigure } from '../../entities/jackpots/lazy.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatDay } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { PoolFunding } from './pool-funding.tsx';
import styles from './jackpots-page.module.css';

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
