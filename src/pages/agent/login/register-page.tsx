import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  $links,
  $linksFailure,
  AccountForm,
  LinkForm,
  LinkList,
  linksRequested,
  registerPage,
} from '../../../features/downlines/index.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import columns from '../../../shared/ui/columns.module.css';
import styles from '../team/tree-page.module.css';

/** AGT-05: accounts by hand, and registration links with their clicks and registrations. */
export default function RegisterPage() {
  const { t } = useTranslation();
  useLifecycle(registerPage);
  const view = useUnit({ links: $links, failure: $linksFailure, onRetry: linksRequested });
  return (
    <>
      <PageHead title={t('downlines.registerTitle')} text={t('downlines.registerText')} />
      {view.failure && <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />}
      {!view.links && !view.failure && <Skeleton className={styles.waiting} />}
      {view.links && (
        <>
          {view.links.isFrozen && (
            <p role="status" className={styles.frozen}>
              {t('downlines.frozen')}
            </p>
          )}
          <div className={`${columns.columns} ${columns.equal}`}>
            <Panel title={t('downlines.linkNew')}>
              <LinkForm />
            </Panel>
            <Panel title={t('downlines.accountNew')}>
              <AccountForm />
            </Panel>
          </div>
          <Panel title={t('downlines.links')}>
            <LinkList />
          </Panel>
        </>
      )}
    </>
  );
}
