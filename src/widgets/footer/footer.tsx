import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isOwnPath } from '../../../contract/own-path.ts';
import { $vendorStrip } from '../../entities/games/lazy.ts';
import { $minimumAge, $service, $site, $socials } from '../../entities/site/index.ts';
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

/** SHELL-05 */
export function Footer() {
  const { t } = useTranslation();
  const view = useUnit({
    site: $site,
    age: $minimumAge,
    apps: $apps,
    socials: $socials,
    service: $service,
    vendors: $vendorStrip,
    light: $lightTheme,
    toggleTheme: themeToggled,
    open: modalOpened,
    openService: serviceRequested,
  });
  const resourcesOf = (type: string) =>
    view.site?.resources.filter(({ resourceType }) => resourceType.startsWith(type)) ?? [];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {view.vendors.length > 0 && (
          <section className={styles.vendors} aria-label={t('shell.footer.vendors')}>
            <ul>
              {view.vendors.map(({ vassalage, name, iconUrl }) => (
                <li key={vassalage}>
                  <Picture src={iconUrl} alt={name} width={110} height={44} loading="lazy" />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={styles.columns}>
          <section className={styles.licence}>
            <AgeMark age={view.age} label={t('shell.footer.age', { age: view.age })} />
            <div>
              <p>{t('shell.footer.licence')}</p>
              {resourcesOf('LICENCE').map(({ url, labelNameEn: name }) => (
                <ResourceLink key={url} url={url} title={t('shell.footer.licensed', { name })} />
              ))}
              {resourcesOf('HELPLINE').map(({ url, labelNameEn: name }) => (
                <ResourceLink key={url} url={url} title={t('shell.footer.helpline', { name })} />
              ))}
              {view.site?.brand.demo && <p className={styles.demo}>{t('shell.demo')}</p>}
            </div>
          </section>
          <nav aria-label={t('shell.footer.explore')}>
            <h2>{t('shell.footer.explore')}</h2>
            <Link to="/promotions">{t('site.promotions')}</Link>
            <Link to="/jackpots">{t('shell.footer.jackpots')}</Link>
            <Link to="/providers">{t('shell.footer.providers')}</Link>
            <Link to="/deposit">{t('shell.deposit')}</Link>
            <Link to="/member/withdraw">{t('shell.withdraw')}</Link>
          </nav>
          <nav aria-label={t('shell.footer.support')}>
            <h2>{t('shell.footer.support')}</h2>
            <Link to="/member/limits">{t('shell.playSafely')}</Link>
            <Link to="/help#rules">{t('shell.footer.rules')}</Link>
            <Link to="/help#account">{t('shell.footer.account')}</Link>
            <Link to="/help#faq">{t('shell.footer.faq')}</Link>
            {view.apps.length > 0 && (
              <button type="button" onClick={() => view.openService('download')}>
                {t('shell.download')}
              </button>
            )}
            <button type="button" onClick={() => view.openService('feedback')}>
              {t('shell.feedback')}
            </button>
            {view.service.contact && (
              <a href={view.service.contact} target="_blank" rel="noreferrer">
                {t('shell.contact')}
              </a>
            )}
          </nav>
          <nav aria-label={t('shell.footer.about')}>
            <h2>{t('shell.footer.about')}</h2>
            <Link to="/credits">{t('shell.footer.credits')}</Link>
          </nav>
          {view.socials.length > 0 && (
            <nav aria-label={t('shell.footer.social')}>
              <h2>{t('shell.footer.social')}</h2>
              {view.socials.map((social) => (
                <a key={social.url} href={social.url} target="_blank" rel="noreferrer">
                  {social.labelNameEn}
                </a>
              ))}
            </nav>
          )}
        </div>
        {view.site?.analytics.gtagId && (
          <Suspense>
            <ConsentBar />
          </Suspense>
        )}
        <div className={styles.end}>
          <span className={styles.space} />
          {view.site?.analytics.gtagId && (
            <Suspense>
              <ConsentAgain />
            </Suspense>
          )}
          <button type="button" onClick={() => view.open({ name: 'language' })}>
            {t('shell.language')}
          </button>
          <button type="button" onClick={() => view.toggleTheme()}>
            {view.light ? <Moon aria-hidden /> : <Sun aria-hidden />}
            {view.light ? t('shell.darkTheme') : t('shell.lightTheme')}
          </button>
        </div>
      </div>
    </footer>
  );
}
