import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isOwnPath } from '../../../contract/own-path.ts';
import { $hasGames } from '../../entities/games/index.ts';
import { $vendorStrip } from '../../entities/games/lazy.ts';
import { $minimumAge, $resources, $service, $site, $socials } from '../../entities/site/index.ts';
import { $apps } from '../../entities/site/lazy.ts';
import { serviceRequested } from '../../features/support/index.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { $lightTheme, themeToggled } from '../../shared/lib/theme.ts';
import { Moon, Sun } from '../../shared/ui/icons.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { AgeMark } from './age-mark.tsx';
import styles from './footer.module.css';

/** A line of the merchant's data with its address: a page of this site, or another site, which opens in a new tab. */
const ResourceLink = ({ url, title }: { url: string; title: string }) => (
  <p className={styles.resource}>
    {isOwnPath(url) ? (
      <Link to={url}>{title}</Link>
    ) : (
      <a href={url} target="_blank" rel="noreferrer">
        {title}
      </a>
    )}
  </p>
);

const ConsentBar = lazy(() => import('../../features/analytics/consent-bar.tsx'));
const ConsentAgain = lazy(() => import('../../features/analytics/consent-again.tsx'));

const VendorStrip = () => {
  const { t } = useTranslation();
  const vendors = useUnit($vendorStrip);
  if (vendors.length === 0) return null;
  return (
    <section className={styles.vendors} aria-label={t('shell.footer.vendors')}>
      <ul>
        {vendors.map(({ vassalage, name, iconUrl }) => (
          <li key={vassalage}>
            <Picture src={iconUrl} alt={name} width={110} height={44} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Licence = () => {
  const { t } = useTranslation();
  const { site, age, resources } = useUnit({ site: $site, age: $minimumAge, resources: $resources });
  const resourcesOf = (kind: string) => resources.filter(({ type }) => type.startsWith(kind));
  return (
    <section className={styles.licence}>
      <AgeMark age={age} label={t('shell.footer.age', { age })} />
      <div>
        <p>{t('shell.footer.licence')}</p>
        {resourcesOf('LICENCE').map(({ url, name }) => (
          <ResourceLink key={url} url={url} title={t('shell.footer.licensed', { name })} />
        ))}
        {resourcesOf('HELPLINE').map(({ url, name }) => (
          <ResourceLink key={url} url={url} title={t('shell.footer.helpline', { name })} />
        ))}
        {site?.brand.demo && <p className={styles.demo}>{t('shell.demo')}</p>}
      </div>
    </section>
  );
};

const Explore = () => {
  const { t } = useTranslation();
  const hasGames = useUnit($hasGames);
  return (
    <nav aria-label={t('shell.footer.explore')}>
      <h2>{t('shell.footer.explore')}</h2>
      <Link to="/promotions">{t('site.promotions')}</Link>
      {hasGames && (
        <>
          <Link to="/jackpots">{t('shell.footer.jackpots')}</Link>
          <Link to="/providers">{t('shell.footer.providers')}</Link>
        </>
      )}
      <Link to="/deposit">{t('shell.deposit')}</Link>
      <Link to="/member/withdraw">{t('shell.withdraw')}</Link>
    </nav>
  );
};

const Support = () => {
  const { t } = useTranslation();
  const { apps, service, openService } = useUnit({ apps: $apps, service: $service, openService: serviceRequested });
  return (
    <nav aria-label={t('shell.footer.support')}>
      <h2>{t('shell.footer.support')}</h2>
      <Link to="/member/limits">{t('shell.playSafely')}</Link>
      <Link to="/help#rules">{t('shell.footer.rules')}</Link>
      <Link to="/help#account">{t('shell.footer.account')}</Link>
      <Link to="/help#faq">{t('shell.footer.faq')}</Link>
      {apps.length > 0 && (
        <button type="button" onClick={() => openService('download')}>
          {t('shell.download')}
        </button>
      )}
      <button type="button" onClick={() => openService('feedback')}>
        {t('shell.feedback')}
      </button>
      {service.contact && (
        <a href={service.contact} target="_blank" rel="noreferrer">
          {t('shell.contact')}
        </a>
      )}
    </nav>
  );
};

const Socials = () => {
  const { t } = useTranslation();
  const socials = useUnit($socials);
  if (socials.length === 0) return null;
  return (
    <nav aria-label={t('shell.footer.social')}>
      <h2>{t('shell.footer.social')}</h2>
      {socials.map((social) => (
        <a key={social.url} href={social.url} target="_blank" rel="noreferrer">
          {social.name}
        </a>
      ))}
    </nav>
  );
};

const Settings = ({ hasAnalytics }: { hasAnalytics: boolean }) => {
  const { t } = useTranslation();
  const { light, toggleTheme, open } = useUnit({ light: $lightTheme, toggleTheme: themeToggled, open: modalOpened });
  return (
    <div className={styles.end}>
      <span className={styles.space} />
      {hasAnalytics && (
        <Suspense>
          <ConsentAgain />
        </Suspense>
      )}
      <button type="button" onClick={() => open({ name: 'language' })}>
        {t('shell.language')}
      </button>
      <button type="button" onClick={() => toggleTheme()}>
        {light ? <Moon aria-hidden /> : <Sun aria-hidden />}
        {light ? t('shell.darkTheme') : t('shell.lightTheme')}
      </button>
    </div>
  );
};

/** SHELL-05 */
export function Footer() {
  const { t } = useTranslation();
  const hasAnalytics = Boolean(useUnit($site)?.analytics.gtagId);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <VendorStrip />
        <div className={styles.columns}>
          <Licence />
          <Explore />
          <Support />
          <nav aria-label={t('shell.footer.about')}>
            <h2>{t('shell.footer.about')}</h2>
            <Link to="/credits">{t('shell.footer.credits')}</Link>
          </nav>
          <Socials />
        </div>
        {hasAnalytics && (
          <Suspense>
            <ConsentBar />
          </Suspense>
        )}
        <Settings hasAnalytics={hasAnalytics} />
      </div>
    </footer>
  );
}
