import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $sessionKind } from '../../entities/session/index.ts';
import { MembersOnly } from '../../entities/session/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import { SessionsPanel } from '../../features/sessions/sessions-panel.tsx';
import { FactorPanel } from '../../features/second-factor/factor-panel.tsx';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './security-page.module.css';

const Content = () => {
  const { t } = useTranslation();
  const view = useUnit({ who: $sessionKind, brand: $brandName, open: modalOpened });
  useTitle(t('shell.security'), view.brand);
  if (view.who === 'unknown') return <Skeleton className={styles.waiting} />;
  return (
    <>
      <PageHead title={t('shell.security')} text={view.who === 'member' ? t('security.text') : undefined} />
      <MembersOnly guest={{ title: t('member.loginTitle'), text: t('security.loginText') }} waiting={null}>
        <div className={styles.panels}>
          <Panel title={t('security.password')}>
            <div>
              <Button onClick={() => view.open({ name: 'changePassword' })}>{t('security.changePassword')}</Button>
            </div>
          </Panel>
          <FactorPanel />
          <SessionsPanel />
        </div>
      </MembersOnly>
    </>
  );
};

const waiting = (
  <LateGuard>
    <Skeleton className={styles.waiting} />
  </LateGuard>
);

/** The security centre: second factor and login sessions. */
export default function SecurityPage() {
  return (
    <WhenTranslated texts={accountTexts} waiting={waiting}>
      <Content />
    </WhenTranslated>
  );
}
