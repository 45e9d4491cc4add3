import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $brandLogo, $brandName, $siteFailure, siteRequested } from '../../entities/site/index.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CircleAlert } from '../../shared/ui/icons.ts';
import { StatusPage } from '../../shared/ui/status-page.tsx';

/** The merchant's configuration could not be loaded, so no part of the site can be shown. */
export default function SiteFailedPage() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({ failure: $siteFailure, brand: $brandName, logo: $brandLogo, retry: siteRequested });
  useTitle(t('site.failed'), view.brand);
  return (
    <StatusPage
      brand={view.brand}
      logo={view.logo}
      icon={<CircleAlert />}
      title={t('site.failed')}
      text={view.failure ? failureText(view.failure) : ''}
    >
      <Button tone="primary" size="large" onClick={() => view.retry()}>
        {t('ui.tryAgain')}
      </Button>
    </StatusPage>
  );
}
