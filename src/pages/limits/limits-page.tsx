import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $sessionKind } from '../../entities/session/index.ts';
import { loginHereRequested } from '../../entities/session/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import {
  $protection,
  $protectionFailure,
  BreakForm,
  LimitForm,
  LimitList,
  limitsPage,
  protectionAsked,
} from '../../features/play-limits/index.ts';
import { accountWords } from '../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ShieldCheck } from '../../shared/ui/icons.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './limits-page.module.css';

const Member = () => {
  const view = useUnit({ protection: $protection, failure: $protectionFailure, onRetry: protectionAsked });
  const { protection } = view;
  if (!protection)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={view.onRetry} />
    ) : (
      <Skeleton className={styles.waiting} />
    );
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {view.failure && <LoadFailed failure={view.failure} onRetry={view.onRetry} />}
        <LimitList protection={protection} />
        <LimitForm currency={protection.currency} />
      </div>
      <BreakForm exclusions={protection.exclusions} />
    </div>
  );
};

const Content = () => {
  const { t } = useTranslation();
  const view = useUnit({ who: $sessionKind, brand: $brandName, stay: loginHereRequested });
  useLifecycle(limitsPage);
  useTitle(t('limits.title'), view.brand);
  return (
    <>
      <PageHead title={t('limits.title')} text={t('limits.text')} />
      {view.who === 'guest' && (
        <Message icon={<ShieldCheck />} title={t('limits.loginTitle')} text={t('limits.loginText')}>
          <Button tone="primary" onClick={() => view.stay()}>
            {t('shell.login')}
          </Button>
        </Message>
      )}
      {view.who === 'trial' && <Message icon={<ShieldCheck />} title={t('session.realAccountText')} />}
      {view.who === 'unknown' && <Skeleton className={styles.waiting} />}
      {view.who === 'member' && <Member />}
    </>
  );
};

const waiting = (
  <LateGuard>
    <Skeleton className={styles.waiting} />
  </LateGuard>
);

/** PP-13 to PP-17: the player's own limits and breaks. */
export default function LimitsPage() {
  return (
    <WhenTranslated words={accountWords} waiting={waiting}>
      <Content />
    </WhenTranslated>
  );
}
