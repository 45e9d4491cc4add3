import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '../../../contract/security.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { $ending, $endingOthers, $failure, $sessions, endOthersRequested, endRequested, sessionList } from './model.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import styles from './sessions.module.css';

/** The member's login sessions, with buttons to end them (AUTH-19). */
export const SessionsPanel = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    rows: $sessions,
    failure: $failure,
    onRetry: sessionList.opened,
    ending: $ending,
    endingOthers: $endingOthers,
    onEnd: endRequested,
    onEndOthers: endOthersRequested,
  });
  useLifecycle(sessionList);
  const deviceOf = ({ browser, system }: OwnSession) =>
    [browser, system].filter(Boolean).join(' · ') || t('security.sessions.unknown');
  const nameOf = (row: OwnSession) => (
    <span>
      <bdi>{deviceOf(row)}</bdi>
      {row.current && <span className={styles.here}>{t('security.sessions.current')}</span>}
    </span>
  );
  if (!view.rows) {
    return (
      <Panel title={t('security.sessions.title')}>
        {view.failure ? (
          <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
        ) : (
          <Skeleton className={styles.waiting} />
        )}
      </Panel>
    );
  }
  return (
    <Panel title={t('security.sessions.title')}>
      <FormError text={view.failure && failureText(view.failure)} />
      <Table
        caption={t('security.sessions.title')}
        rows={view.rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'device', title: t('security.sessions.device'), cell: nameOf },
          { key: 'ip', title: t('security.sessions.address'), cell: ({ ip }) => <bdi>{ip}</bdi> },
          {
            key: 'started',
            title: t('security.sessions.started'),
            cell: ({ startedAtMs }) => formatInstant(startedAtMs, locale),
          },
          {
            key: 'seen',
            title: t('security.sessions.seen'),
            cell: ({ lastSeenAtMs }) => formatInstant(lastSeenAtMs, locale),
          },
          {
            key: 'end',
            title: t('security.sessions.end'),
            action: true,
            cell: (row) =>
              !row.current && (
                <Button
                  size="small"
                  busy={view.ending === row.id}
                  aria-label={t('security.sessions.endOf', { device: deviceOf(row) })}
                  onClick={() => view.onEnd(row.id)}
                >
                  {t('security.sessions.end')}
                </Button>
              ),
          },
        ]}
      />
      {view.rows.length > 1 && (
        <p>
          <Button tone="danger" busy={view.endingOthers} onClick={() => view.onEndOthers()}>
            {t('security.sessions.endOthers')}
          </Button>
        </p>
      )}
    </Panel>
  );
};
