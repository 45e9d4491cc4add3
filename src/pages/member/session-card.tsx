import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { MemberInfo } from '../../../contract/session.ts';
import { $everywherePending, everywhereRequested, logoutRequested } from '../../features/logout/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from './card.tsx';
import styles from './overview.module.css';

/** When this session expires, and how to end it here or on all devices. */
export const SessionCard = ({ member }: { member: MemberInfo }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ pending: $everywherePending, everywhere: everywhereRequested, logout: logoutRequested });
  return (
    <Card title={t('member.figuresTitle')} more={{ to: '/member/securityCenter', title: t('shell.security') }}>
      <p className={styles.note}>
        {t('member.sessionUntil', { when: formatInstant(member.sessionExpiresAtMs, locale) })}{' '}
        {t('centre.everywhereText')}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => view.logout()}>{t('shell.logout')}</Button>
        <Button busy={view.pending} onClick={() => view.everywhere()}>
          {t('member.logOutEverywhere')}
        </Button>
      </div>
    </Card>
  );
};
