import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $brandLogo, $brandName, $service, $site } from '../../entities/site/index.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Globe } from '../../shared/ui/icons.ts';
import { StatusPage } from '../../shared/ui/status-page.tsx';

/** SYS-03 */
export default function RestrictedPage() {
  const { t } = useTranslation();
  const view = useUnit({ site: $site, brand: $brandName, logo: $brandLogo, service: $service });
  useTitle(t('site.restricted'), view.brand);
  return (
    <StatusPage
      brand={view.brand}
      logo={view.logo}
      icon={<Globe />}
      title={t('site.restricted')}
      text={t('site.restrictedText')}
    >
      <p>{t('site.restrictedIp', { ip: view.site?.location.ip ?? '' })}</p>
      {view.service.contact && (
        <a className={buttonClass('primary')} href={view.service.contact} target="_blank" rel="noreferrer">
          {t('shell.contact')}
        </a>
      )}
    </StatusPage>
  );
}
