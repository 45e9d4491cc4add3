import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MemberInfo } from '../../../contract/session.ts';
import { $everywherePending, everywhereRequested, logoutRequested } from '../../features/sign-out/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { FundsPanel } from './funds-panel.tsx';
import { TransferLinks } from './transfer-links.tsx';
import styles from './member-page.module.css';

/** The account: when this session expires, and how to end it. */
export const Overview = ({ member }: { member: MemberInfo }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ pending: $everywherePending, everywhere: everywhereRequested, logout: logoutRequested });
  return (
    <div className={styles.panels}>
      <Panel title={t('member.figuresTitle')}>
        <p>{t('member.sessionUntil', { when: formatInstant(member.sessionExpiresAtMs, locale) })}</p>
        <p className={styles.push}>
          <Button onClick={() => view.logout()}>{t('shell.logout')}</Button>
        </p>
      </Panel>
      <Panel title={t('member.devicesTitle')}>
        <p>{t('member.signOutEverywhereText')}</p>
        <p>
          <Link className={buttonClass()} to="/member/securityCenter">
            {t('shell.security')}
          </Link>{' '}
          <Link className={buttonClass()} to="/member/limits">
            {t('shell.playSafely')}
          </Link>
        </p>
        <p className={styles.push}>
          <Button tone="danger" busy={view.pending} onClick={() => view.everywhere()}>
            {t('member.signOutEverywhere')}
          </Button>
        </p>
      </Panel>
      <TransferLinks />
      <FundsPanel />
    </div>
  );
};
