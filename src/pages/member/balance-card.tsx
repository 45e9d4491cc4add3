import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MemberInfo } from '../../../contract/session.ts';
import { $play } from '../../entities/wallet/model.ts';
import { BalanceFigure } from '../../entities/wallet/lazy.ts';
import { ConnectionMark } from '../../features/connection/connection-mark.tsx';
import { $connection } from '../../shared/realtime/runtime.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Countdown } from '../../shared/ui/countdown.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { $isPaused } from './overview-model.ts';
import styles from './balance-card.module.css';

/** The live balance with what to do with it; beneath it time and net position of this session (PP-07, PP-10, PP-11). */
export const BalanceCard = ({ member }: { member: MemberInfo }) => {
  const { t } = useTranslation();
  const view = useUnit({ play: $play, connection: $connection, isPaused: $isPaused });
  const { currency, exponent } = member;
  const figure = view.play ?? { net: 0, wagered: 0, currency, exponent };
  return (
    <section className={styles.card} aria-label={t('member.balance')} data-old={view.connection.state !== 'live'}>
      <div>
        <p className={styles.label}>
          <ConnectionMark /> {t('member.balance')}
        </p>
        <p className={styles.amount}>
          <BalanceFigure />
        </p>
      </div>
      <div className={styles.actions}>
        {!view.isPaused && (
          <Link className={buttonClass('primary', 'large')} to="/deposit">
            {t('shell.deposit')}
          </Link>
        )}
        <Link className={buttonClass(view.isPaused ? 'primary' : 'outline', 'large')} to="/member/withdraw">
          {t('shell.withdraw')}
        </Link>
      </div>
      <dl className={styles.figures}>
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
    </section>
  );
};
