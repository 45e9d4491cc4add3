import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MemberInfo } from '../../../contract/session.ts';
import { $balance, $play } from '../../entities/wallet/index.ts';
import { ConnectionMark } from '../../features/connection/index.ts';
import { $connection } from '../../shared/realtime/runtime.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Countdown } from '../../shared/ui/countdown.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './member-page.module.css';

/** Live balance, time and net position of this session (PP-07, PP-10, PP-11). */
export const LiveStrip = ({ member }: { member: MemberInfo }) => {
  const { t } = useTranslation();
  const view = useUnit({ balance: $balance, play: $play, connection: $connection });
  const figure = view.play ?? { net: 0, wagered: 0, currency: member.currency, exponent: member.exponent };
  return (
    <section className={styles.strip} aria-label={t('member.figuresTitle')} data-old={view.connection.state !== 'live'}>
      <dl className={styles.figures}>
        <div className={styles.main}>
          <dt>
            <ConnectionMark /> {t('member.balance')}
          </dt>
          <dd>{view.balance ? <Money {...view.balance} /> : <Skeleton className={styles.figure} />}</dd>
        </div>
        <div>
          <dt>{t('member.net')}</dt>
          <dd>
            <Money amount={figure.net} exponent={figure.exponent} currency={figure.currency} signed toned />
          </dd>
        </div>
        <div>
          <dt>{t('member.wagered')}</dt>
          <dd>
            <Money amount={figure.wagered} exponent={figure.exponent} currency={figure.currency} />
          </dd>
        </div>
        <div>
          <dt>{t('member.elapsed')}</dt>
          <dd>
            <Countdown up atMs={member.sessionStartedAtMs} offsetMs={view.connection.serverOffsetMs ?? 0} />
          </dd>
        </div>
      </dl>
      <div className={styles.deposit}>
        <Link className={buttonClass('primary')} to="/deposit">
          {t('shell.deposit')}
        </Link>
        <Link className={buttonClass()} to="/member/withdraw">
          {t('shell.withdraw')}
        </Link>
      </div>
    </section>
  );
};
