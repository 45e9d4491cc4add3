import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $sessionKind } from '../../entities/session/index.ts';
import { $brandLogo, $brandName, $mayRegister } from '../../entities/site/index.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import styles from './no-games-yet.module.css';

/** The welcome of a site whose games are not open yet. */
export const NoGamesYet = () => {
  const { t } = useTranslation();
  const view = useUnit({
    brand: $brandName,
    logo: $brandLogo,
    who: $sessionKind,
    mayRegister: $mayRegister,
    open: modalOpened,
  });
  return (
    <section className={styles.welcome}>
      <span className={styles.mark} aria-hidden>
        <Logo src={view.logo} />
      </span>
      <h2 dir="auto">{t('home.heading', { name: view.brand })}</h2>
      <p>{t('home.noGames')}</p>
      {view.who === 'guest' && (
        <div className={styles.actions}>
          {view.mayRegister && (
            <Button tone="primary" size="large" onClick={() => view.open({ name: 'register' })}>
              {t('shell.register')}
            </Button>
          )}
          <Button size="large" onClick={() => view.open({ name: 'login' })}>
            {t('shell.login')}
          </Button>
        </div>
      )}
    </section>
  );
};
