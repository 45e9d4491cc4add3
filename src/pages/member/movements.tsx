import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isPlay, type Transaction } from '../../../contract/records.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Dices, HandCoins, History, Trophy, Wallet } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Card } from './card.tsx';
import { $movements, $movementsFailure, movementsRequested } from './overview-model.ts';
import styles from './overview.module.css';

const ICONS: Partial<Record<Transaction['kind'], typeof Wallet>> = {
  deposit: Wallet,
  withdrawal: HandCoins,
  withdrawal_returned: HandCoins,
  bet: Dices,
  win: Trophy,
  jackpot: Trophy,
};

/** The newest movements of the wallet. */
export const Movements = () => {
  const { t } = useTranslation();
  return (
    <Card title={t('centre.movements')} more={{ to: '/member/transactionHistory', title: t('centre.viewAll') }}>
      <Content />
    </Card>
  );
};

const Content = () => {
  const { t } = useTranslation();
  const view = useUnit({ list: $movements, failure: $movementsFailure, onRetry: movementsRequested });
  if (!view.list)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={view.onRetry} />
    ) : (
      <Skeleton className={styles.movementsWaiting} />
    );
  if (view.list.length === 0)
    return (
      <>
        <p className={styles.note}>{t('member.transactionsEmptyText')}</p>
        <div>
          <Link className={buttonClass()} to="/deposit">
            {t('shell.deposit')}
          </Link>
        </div>
      </>
    );
  return (
    <ul className={styles.movements}>
      {view.list.map((movement) => (
        <Movement key={movement.version} movement={movement} />
      ))}
    </ul>
  );
};

const Movement = ({ movement }: { movement: Transaction }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { kind, about, amount, currency, exponent, atMs } = movement;
  const Icon = ICONS[kind] ?? History;
  return (
    <li className={styles.movement}>
      <span className={styles.icon} aria-hidden>
        <Icon />
      </span>
      <span className={styles.what}>
        <b>{t(`member.kinds.${kind}`)}</b>
        <small>
          {about && <bdi>{about}</bdi>}
          {about && ' · '}
          {formatInstant(atMs, locale)}
        </small>
      </span>
      <Money className={styles.sum} {...{ amount, currency, exponent }} signed toned={isPlay(kind)} />
    </li>
  );
};
