import { useUnit } from 'effector-react';
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
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { classes } from '../../shared/ui/classes.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import columns from '../../shared/ui/columns.module.css';
import { MemberPage } from '../../widgets/member-page/member-page.tsx';

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

/** PP-13 to PP-17: the player's own limits and breaks. */
export default function LimitsPage() {
  return (
    <MemberPage
      head={(t) => ({ title: t('limits.title'), text: t('limits.text') })}
      guest={(t) => ({ title: t('limits.loginTitle'), text: t('limits.loginText') })}
    >
      <Member />
    </MemberPage>
  );
}
