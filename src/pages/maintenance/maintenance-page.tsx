import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $brandLogo, $brandName, $service, $siteStatus } from '../../entities/site/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { $connection } from '../../shared/realtime/runtime.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Countdown } from '../../shared/ui/countdown.tsx';
import { Wrench } from '../../shared/ui/icons.ts';
import { StatusPage } from '../../shared/ui/status-page.tsx';
import styles from './maintenance-page.module.css';

/**
 * SYS-02: the end of maintenance in the visitor's own time, with a countdown. The page opens by itself when it is over (SYS-01).
 */
export default function MaintenancePage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    status: $siteStatus,
    brand: $brandName,
    logo: $brandLogo,
    service: $service,
    connection: $connection,
  });
  const { untilMs } = view.status;
  useTitle(t('site.maintenance'), view.brand);
  return (
    <StatusPage
      brand={view.brand}
      logo={view.logo}
      icon={<Wrench />}
      title={t('site.maintenance')}
      text={t('site.maintenanceText')}
    >
      {untilMs !== null && (
        <>
          <p>{t('site.maintenanceUntil', { when: formatInstant(untilMs, locale) })}</p>
          <p className={styles.left}>
            <span>{t('site.maintenanceLeft')}</span>
            <Countdown atMs={untilMs} offsetMs={view.connection.serverOffsetMs ?? 0} className={styles.clock} />
          </p>
        </>
      )}
      {view.service.contact && (
        <a className={buttonClass('primary')} href={view.service.contact} target="_blank" rel="noreferrer">
          {t('shell.contact')}
        </a>
      )}
    </StatusPage>
  );
}
