import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { MembersOnly } from '../../entities/session/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import {
  $protection,
  $protectionFailure,
  BreakForm,
  IntervalForm,
  LimitForm,
  LimitList,
  limitsPage,
  protectionRequested,
} from '../../features/limits/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { classes } from '../../shared/ui/classes.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import columns from '../../shared/ui/columns.module.css';

const Member = () => {
  useLifecycle(limitsPage);
  const view = useUnit({ protection: $protection, failure: $protectionFailure, onRetry: protectionRequested });
  const { protection } = view;
  if (!protection)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={view.onRetry} />
    ) : (
      <Skeleton className={columns.waiting} />
    );
  return (
    <div className={classes(columns.columns, columns.equal)}>
      <div className={columns.column}>
        {view.failure && <LoadFailed failure={view.failure} onRetry={view.onRetry} />}
        <LimitList protection={protection} />
        <LimitForm currency={protection.currency} exponent={protection.exponent} />
      </div>
      <div className={columns.column}>
        <IntervalForm />
        <BreakForm exclusions={protection.exclusions} />
      </div>
    </div>
  );
};

const Content = () => {
  const { t } = useTranslation();
  const brand = useUnit($brandName);
  useTitle(t('limits.title'), brand);
  return (
    <>
      <PageHead title={t('limits.title')} text={t('limits.text')} />
      <MembersOnly
        guest={{ title: t('limits.loginTitle'), text: t('limits.loginText') }}
        waiting={<Skeleton className={columns.waiting} />}
      >
        <Member />
      </MembersOnly>
    </>
  );
};

const waiting = (
  <LateGuard>
    <Skeleton className={columns.waiting} />
  </LateGuard>
);

/** PP-13 to PP-17: the player's own limits and breaks. */
export default function LimitsPage() {
  return (
    <WhenTranslated texts={accountTexts} waiting={waiting}>
      <Content />
    </WhenTranslated>
  );
}
